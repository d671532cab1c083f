export { type Citation, citations } from './citations.js';
export { type FoundId, type IdFinder, idFinder } from './ids.js';
export { leastRate, type MutationAsk, type MutationReport, mutate, type Survivor } from './mutate.js';
export { type CitePlugin, citeProbes } from './plugin.js';
export { freshResults, gameCitations, type RulesReport, rulesReport } from './report.js';
export type { RuleResult, RuleResults } from './results.js';
export { loadRulebook, type Rulebook } from './rulebook.js';
