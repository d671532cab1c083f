export { wizardsBots as bots, wizardsCraft as craft } from '@questhall/bots';
