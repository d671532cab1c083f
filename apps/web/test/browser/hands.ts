import type { Prompt } from '@questhall/kernel';
import { dragonlordsHands } from './hands/dragonlords.js';
import type { Meant } from './hands/meant.js';
import { talismanHands } from './hands/talisman.js';
import { wizardsQuestHands } from './hands/wizards-quest.js';
import type { Deed } from './script.js';
import { until, type Visitor } from './stage.js';

export { point, press, spotOf } from './hands/fingers.js';

/** Waits until the page asks its player something, and gives what. */
export async function asked({ page, wire }: Visitor): Promise<Prompt> {
  let shown: Prompt | null = null;
  await until('the page to ask what its seat is asked', async () => {
    // What is on its way may ask something else: what counts is what the page has come to.
    const prompt = wire.prompt();
    const bar = page.locator(`.prompt[data-ask="${prompt?.ask}"][data-number="${prompt?.number}"]:not([aria-busy])`);
    if (prompt && (await bar.isVisible())) shown = prompt;
    return shown;
  });
  return shown as unknown as Prompt;
}

/** Answers what is asked as a person would, with map, pieces, cards and buttons; back when the page has gone on. */
export async function answer(visitor: Visitor, ...picks: readonly string[]): Promise<void> {
  const prompt = await asked(visitor);
  await gesture(visitor, prompt, picks);
  await visitor.page.locator(`.prompt:not([data-number="${prompt.number}"])`).waitFor();
}

/** Answers with something that leads on: what ends a phase where there is such a thing, all men in one place. */
export async function anyhow(visitor: Visitor): Promise<void> {
  const { choices, says } = await asked(visitor);
  const picks = choices.map(({ pick }) => pick);
  const ends = ['end turn', 'go on', 'stop', 'no summons', 'keep'].find((pick) => picks.includes(pick));
  const all = picks.find((pick) => pick.startsWith(`place ${says.args?.men} `));
  await answer(visitor, ends ?? all ?? picks[0] ?? '');
}

/** Plays on somehow until somebody is asked. */
export async function untilAsked(who: Visitor, ...others: readonly Visitor[]): Promise<void> {
  for (;;) {
    await until('somebody to be asked', () => [who, ...others].some(({ wire }) => wire.prompt()));
    if (who.wire.prompt()) return;
    for (const other of others) if (other.wire.prompt()) await anyhow(other);
  }
}

/** Deeds made over a line of their own, without hands: the way to where a story begins. Back when all pages know. */
export async function hurry<D extends Deed>(
  seats: readonly Visitor[],
  deeds: readonly D[],
  /** What the table may have done by itself meanwhile. */
  mayBeDone: (deed: D) => boolean = () => false,
): Promise<void> {
  let last = 0;
  /** Refused, because the table did it, or has yet to come to it: it has a beat of its own. */
  let early: D[] = [];
  const send = async ({ seat, ask, number, picks }: D) => {
    const { page } = seats[seat]!;
    const table = new URL(page.url()).pathname.split('/').at(-1)!;
    const move = { table, seat, picks, ...(number !== undefined && { ask, number }) };
    const { seq, why } = await page.evaluate(sendMove, move);
    last = seq ?? last;
    return seq === undefined ? why : null;
  };
  const again = async (deed: D) => {
    for (const one of early) await send(one);
    return (await send(deed)) === null;
  };
  for (const deed of deeds) {
    const why = await send(deed);
    if (why !== null && mayBeDone(deed)) early.push(deed);
    else if (why !== null && early.length === 0) throw new Error(`${deed.picks.join(', ')}: ${why}`);
    else {
      if (why !== null) await until(`${deed.picks.join(', ')} to be asked for`, () => again(deed));
      early = [];
    }
  }
  await until('the pages to know', () => seats.every(({ wire }) => (wire.scene()?.seq ?? 0) >= last));
}

/** Runs in the page: one move over a socket of its own; gives the number of its entry, or why there is none. */
async function sendMove(move: { table: string } & Pick<Deed, 'seat' | 'picks' | 'number'>) {
  const socket = new WebSocket(`ws://${location.host}/socket`);
  await new Promise((open) => socket.addEventListener('open', open));
  const id = crypto.randomUUID();
  const answered = new Promise<{ seq?: number; why?: string }>((done) =>
    socket.addEventListener('message', ({ data }) => JSON.parse(data).id === id && done(JSON.parse(data))),
  );
  socket.send(JSON.stringify({ t: 'move', id, ...move }));
  const answer = await answered;
  socket.close();
  return answer;
}

const HANDS: Readonly<Record<string, (meant: Meant) => Promise<void>>> = {
  dragonlords: dragonlordsHands,
  talisman: talismanHands,
};

/** The clicks that mean these picks, in the game that is played. */
export async function gesture({ page, wire }: Visitor, prompt: Prompt, picks: readonly string[]): Promise<void> {
  const [pick = ''] = picks;
  const choice = prompt.choices.find((one) => one.pick === pick);
  if (!choice) throw new Error(`${prompt.ask} does not offer "${pick}"`);
  const scene = wire.scene();
  await (HANDS[scene?.config.game ?? ''] ?? wizardsQuestHands)({ page, scene, prompt, picks, choice });
}
