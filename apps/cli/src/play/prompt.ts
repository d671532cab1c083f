import { type Choice, isRefusal, type Prompt, prompts, type Seat, speak, standing } from '@questhall/kernel';
import { flowed } from '../boards/layout.js';
import { Failed } from '../failure.js';
import { say } from '../output.js';
import { stateOf } from '../story.js';
import { isSecret, raiseCurtain } from './curtain.js';
import { lookWords, namesBefore } from './look.js';
import { matched } from './matching.js';
import { type Listed, listing } from './options.js';
import { litBy, ORDERS, type Place, refuse, type Went } from './orders.js';
import { pager } from './pager.js';
import { drawBoard, isStale, type Sitting, screenWidth, tell } from './sitting.js';
import { eyes, pick } from './table.js';

/** What can be picked, and which of it by number. */
interface Offer {
  readonly picks: readonly string[];
  readonly numbered: readonly string[];
}

/** Ask one player at this terminal, until a pick is made or the table is left. */
export async function humanPicks(sitting: Sitting, seat: Seat): Promise<Went> {
  const { table, reader, people } = sitting;
  const { game } = table.house;
  const prompt = prompts(game, stateOf(table), seat).find((p) => p.seat === seat);
  if (!prompt) throw new Failed(`seat ${seat} is asked nothing`);
  const place = await placeAt(sitting, seat, prompt);
  if (sitting.last !== seat && isStale(sitting, place.viewer)) drawBoard(sitting, place.viewer, litBy(place));
  sitting.last = seat;
  const name = namesBefore(sitting, place);
  const options = prompt.choices.map((choice) => listed(sitting, choice, name));
  const unasked = standing(game, stateOf(table), seat)
    .filter((text) => options.every((o) => o.pick !== text))
    .map((text) => ({ pick: text, tells: unaskedWords(sitting, text) }));
  const first = listing(options, screenWidth(), 0, unasked.length);
  const then = listing(unasked, screenWidth(), first.numbered.length);
  const offer: Offer = {
    picks: [...options, ...unasked].map((o) => o.pick),
    numbered: [...first.numbered, ...then.numbered],
  };
  const pages = pager([...first.lines, ...then.lines]);
  tellQuestion(sitting, prompt);
  pages.show();
  reader.offer([...offer.picks, ...Object.keys(ORDERS)], (line) => lookWords(sitting, place, line));
  for (let went: Went = 'stay'; ; ) {
    const line = await reader.ask(`${people.seat(seat)} > `);
    if (line === null) return 'quit';
    if (line.trim() === '') pages.show();
    else went = await follow(sitting, { ...place, numbered: offer.numbered }, line.trim(), offer);
    if (went !== 'stay') return went;
  }
}

/** Who is asked what, and by which rule. */
function tellQuestion({ table, people, paint }: Sitting, { seat, says, rule }: Prompt): void {
  const parts = [`${people.seat(seat)}: ${speak(table.house.game, says, people)}`, paint.faint(`(${rule})`)];
  for (const line of flowed(parts, screenWidth(), ' ', '  ')) say(line);
}

/** Behind the curtain a player sees with its own eyes; else with those the screen is for. */
async function placeAt(sitting: Sitting, seat: Seat, prompt: Prompt): Promise<Place> {
  const own = eyes(sitting.table);
  if (own === null && isSecret(sitting.table, prompt)) await raiseCurtain(sitting, seat);
  return { seat, viewer: own ?? sitting.behind, prompt, choices: prompt.choices, numbered: [] };
}

/** An option with what it means, or else with what people call the things it points at. */
function listed({ table, people }: Sitting, choice: Choice, name: (choice: Choice) => string): Listed {
  const { pick: text, tells } = choice;
  return { pick: text, tells: tells ? speak(table.house.game, tells, people) : name(choice) };
}

/** Players are numbered from 0 in picks. */
function unaskedWords({ people }: Sitting, text: string): string {
  const [, seat] = / with (\d+)$/.exec(text) ?? [];
  return seat === undefined ? 'unasked' : `${people.name(Number(seat))}, unasked`;
}

/** A line that was typed: a pick, or an order; a pick of the very same words comes first. */
async function follow(sitting: Sitting, place: Place, line: string, offer: Offer): Promise<Went> {
  const meant = line.startsWith('/') ? ({ found: 'none' } as const) : matched(line, offer.picks, offer.numbered);
  const [word = '', ...rest] = line.replace(/^\//, '').split(/\s+/);
  const order = Object.hasOwn(ORDERS, word.toLowerCase()) ? ORDERS[word.toLowerCase()] : undefined;
  const isExact = offer.picks.includes(line);
  if (order && !isExact) return order.run(sitting, place, rest.join(' '));
  if (meant.found === 'one') return picked(sitting, place.seat as Seat, meant.pick);
  if (meant.found === 'several') {
    const some = meant.picks.slice(0, 8).join(', ');
    tell(`Which? ${some}${meant.picks.length > 8 ? ` and ${meant.picks.length - 8} more` : ''}`);
  } else if (/^\d+$/.test(line)) tell(noOption(line, offer));
  else if (line.startsWith('/')) tell(`There is no order ${line}; expected ${Object.keys(ORDERS).join(', ')}.`);
  else refuse(sitting, place.seat as Seat, line);
  return 'stay';
}

function noOption(line: string, { numbered }: Offer): string {
  if (numbered.length === 0) return `${line} is not offered; Enter lists what is.`;
  return `There is no option ${line}; expected 1 to ${numbered.length}.`;
}

function picked(sitting: Sitting, seat: Seat, text: string): Went {
  const step = pick(sitting.table, seat, text);
  if (!isRefusal(step)) return 'anew';
  tell(step.why);
  return 'stay';
}
