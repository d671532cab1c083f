export { wizardsQuest as game } from '@questhall/wizards-quest';
