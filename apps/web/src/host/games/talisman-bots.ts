export { talismanBots as bots, talismanCraft as craft } from '@questhall/bots';
