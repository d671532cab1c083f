export { wizardsTelling as telling } from '@questhall/wizards';
