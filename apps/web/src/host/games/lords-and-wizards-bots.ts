export { lordsAndWizardsBots as bots, lordsAndWizardsCraft as craft } from '@questhall/bots';
