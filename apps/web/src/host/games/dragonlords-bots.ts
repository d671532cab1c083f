export { dragonlordsBots as bots } from '@questhall/bots';
