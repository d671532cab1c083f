export { lordsAndWizardsTelling as telling } from '@questhall/lords-and-wizards';
