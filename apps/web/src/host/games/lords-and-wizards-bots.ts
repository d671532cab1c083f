export { lordsAndWizardsBots as bots } from '@questhall/bots';
