export { wizardsBots as bots } from '@questhall/bots';
