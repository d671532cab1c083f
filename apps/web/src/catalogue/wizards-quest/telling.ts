export { wizardsQuestTelling as telling } from '@questhall/wizards-quest';
