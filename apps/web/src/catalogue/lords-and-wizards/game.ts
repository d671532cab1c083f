export { lordsAndWizards as game } from '@questhall/lords-and-wizards';
