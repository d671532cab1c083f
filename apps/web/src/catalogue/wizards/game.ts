export { wizards as game } from '@questhall/wizards';
