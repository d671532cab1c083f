export { wizardsQuestBots as bots } from '@questhall/bots';
