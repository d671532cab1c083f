import { code, table } from './markdown.mjs';

const sound = {
  game: 'wizards-quest',
  seats: 2,
  position: { spaces: { dewbury: { seat: 0, men: 3 }, 'hidden-hollow': { seat: 1 }, 'red-dune': { seat: 0 } } },
  begin: { proc: 'attack', vars: { seat: 0 } },
};
const fight = [
  { seat: 0, pick: 'campaign dewbury hidden-hollow' },
  { seat: 0, pick: 'fight' },
];

/** Mistakes that are easily made, as what is laid over a sound scenario. */
const mistakes = [
  ['a misspelt key', { expects: [] }],
  ['no number of seats', { seats: undefined }],
  ['too many seats', { seats: 7 }],
  ['an option that is none', { options: { 'blank-card': 'yes' } }],
  ['a misspelt space', { position: { spaces: { dewberry: { seat: 0 } } } }],
  ['men of nobody', { position: { spaces: { dewbury: { men: 2 } } } }],
  ['a beginning that is none', { begin: { proc: 'campaigns' } }],
  ['an argument left out', { begin: { proc: 'campaign', vars: { seat: 0 } } }],
  ['a seat without counters', { seats: 3, begin: { proc: 'attack', vars: { seat: 2 } } }],
  ['a stream that is none', { dice: { fight: [1, 2] } }],
  ['a card that is none', { dice: { petition: ['boats'] } }],
  ['forced dice that run out', { dice: { battle: [1] }, play: fight }],
  ['forced dice left over', { dice: { battle: [1, 6, 4] }, play: fight }],
  ['a die that cannot fall', { dice: { battle: [7, 1] }, play: fight }],
  ['a pick that is none', { play: [{ seat: 0, pick: 'attack dewbury hidden-hollow' }] }],
  ['a pick that is not offered', { play: [{ seat: 0, pick: 'campaign dewbury haven' }] }],
  ['a pick of the wrong seat', { play: [{ seat: 1, pick: 'end turn' }] }],
  ['a refusal that does not come', { play: [{ seat: 0, pick: 'end turn', refused: true }] }],
  ['a path that leads nowhere', { expect: [{ path: 'spaces.dewbury.man', is: 3 }] }],
  ['nothing to compare with', { expect: [{ path: 'turn' }] }],
  ['an event that is none', { expect: [{ events: ['fight'] }] }],
  ['an argument that an event lacks', { expect: [{ events: [{ key: 'battle', die: 3 }] }] }],
  ['a value that differs', { expect: [{ path: 'spaces.dewbury.men', is: 4 }] }],
  ['another pick expected', { expect: [{ offered: 'campaign dewbury haven', to: 0 }] }],
];

/** What is said of each, as it is said. */
export function mistakeTable(runScenario, games) {
  const rows = mistakes.map(([what, over]) => {
    const { pass, why } = runScenario(games, { ...sound, ...over });
    if (pass) throw new Error(`"${what}" passes; expected a mistake`);
    return [what, code(JSON.stringify(over)), why.replaceAll('\n', '<br>')];
  });
  return table(['mistake', 'as it is written', 'what is said'], rows);
}
