export { dragonlords as game } from '@questhall/dragonlords';
