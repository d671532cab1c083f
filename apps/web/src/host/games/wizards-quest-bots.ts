export { wizardsQuestBots as bots, wizardsQuestCraft as craft } from '@questhall/bots';
