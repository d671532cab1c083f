export { talismanBots as bots } from '@questhall/bots';
