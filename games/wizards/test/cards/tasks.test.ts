import { expect, test } from 'vitest';
import { HIGH_WIZARDS, POINT_TYPES, TASKS, type TaskCard, type TaskStep } from '../../src/index.js';
import { told } from '../stage.js';
import { isles } from '../table.js';

/** A player who holds one Task with these markers, somewhere, and what happens to him. */
function holder(card: TaskCard, marks: string[], begin: { proc: string; vars?: object }, player: object = {}) {
  const held = { card: `task-${card.no}`, marks, first: 'ishkatar' };
  return isles({
    seats: 2,
    position: { players: { 0: { order: 'wizards', rank: 1, tasks: [held], ...player } } } as never,
    begin: { proc: begin.proc, vars: { seat: 0, ...begin.vars } as never },
    moreDice: 'seed',
    dice: {},
    seed: `task ${card.no}`,
  });
}

/** The markers after the card is drawn, chosen spaces taken as they come. */
function drawn(card: TaskCard): string[] {
  const t = isles({
    seats: 2,
    position: { players: { 0: { order: 'wizards', rank: 1 } } },
    begin: { proc: 'draw-task', vars: { seat: 0 } },
    dice: { task: [`task-${card.no}`] },
    seed: `task ${card.no}`,
  });
  while (t.at() === 'draw-task.choose') t.picks(0, t.offers(0)[0]);
  return t.truth('players.0.tasks.0.marks') as string[];
}

/** Somebody who can serve this part, other than Ishkatar where another is wanted. */
function personFor(step: TaskStep, place: string): string {
  if (step.person === 'mentor') return 'terek';
  if (step.person === 'high-wizard') return step.oneOf?.[0] ?? (step.differentFromStep ? 'veldor' : HIGH_WIZARDS[0]);
  if (step.person === 'master-sorcerer') return place.replace(/s-tower-centre$/, '');
  return step.person as string;
}

/** Do the next part that is due, by going there or meeting whom it names; the markers and the story after that. */
function advance(card: TaskCard, marks: string[]) {
  const [due] = (holder(card, marks, { proc: 'turn' }).computed('due-parts', { seat: 0 }) as string[]).map(
    (part) => part.split(' ')[1],
  );
  const open = marks.find((mark) => mark.startsWith(`${due} `) && !mark.endsWith('done')) as string;
  const [, place] = open.split(' ');
  const step = card.steps[Number(due) - 1];
  const t = acting(card, marks, step, place);
  const done = told(t, 'task.step').map((args) => String((args as { step: number }).step));
  const closed = marks.map((mark) => {
    const [n, at] = mark.split(' ');
    const met = step.kind === 'meet' ? n === due : at === place || card.steps[Number(n) - 1].kind === 'transport';
    return done.includes(n) && met && !mark.endsWith('done') ? `${mark} done` : mark;
  });
  return { t, marks: closed };
}

function acting(card: TaskCard, marks: string[], step: TaskStep, place: string) {
  if (step.stayTurns) return holderStays(card, marks, place);
  if (step.kind !== 'meet') return fulfilling(holder(card, marks, { proc: 'encounter' }, { at: place }));
  const person = personFor(step, place);
  if (person === 'hamdrel') return fulfilling(holder(card, marks, { proc: 'hamdrel' }));
  return fulfilling(holder(card, marks, { proc: 'meet', vars: { person } }));
}

function fulfilling(t: ReturnType<typeof holder>) {
  if (t.asked()[0] === 0 && t.offers(0).includes('fulfil')) t.picks(0, 'fulfil');
  return t;
}

/** Task 20: the last turn of a stay. */
function holderStays(card: TaskCard, marks: string[], at: string) {
  const held = { card: `task-${card.no}`, marks, vigil: 1 };
  const t = isles({
    seats: 2,
    position: { players: { 0: { order: 'wizards', rank: 1, at, tasks: [held] } } } as never,
    begin: { proc: 'turn', vars: { seat: 0 } },
    dice: { move: [1, 6, 1, 6] },
  });
  if (t.at() === 'turn.way') t.picks(0, 'roll');
  return t.asked()[0] === 0 && t.at() === 'move.choose' ? t.picks(0, 'stop') : t;
}

for (const card of TASKS) {
  test(`task ${card.no}: ${card.text}`, () => {
    let marks = drawn(card);
    for (let guard = 0; guard < 40; guard++) {
      const next = advance(card, marks);
      if (told(next.t, 'task.completed').some((args) => (args as { task: string }).task === `task-${card.no}`)) {
        const gains = told(next.t, 'points.gained').slice(0, card.gain.filter((n) => n > 0).length);
        expect(gains).toEqual(card.gain.flatMap((n, type) => (n > 0 ? [{ seat: 0, n, type: POINT_TYPES[type] }] : [])));
        expect(next.t.truth('completed')).toBe(1);
        return;
      }
      expect(next.marks, `part by part: ${next.marks.join(', ')}`).not.toEqual(marks);
      marks = next.marks;
    }
    expect.fail('it is never completed');
  });
}
