export { dragonlordsBots as bots, dragonlordsCraft as craft } from '@questhall/bots';
