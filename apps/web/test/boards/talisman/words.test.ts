import type { Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import { characterNamed, setup, spaceNamed, type View } from '@questhall/talisman';
import { expect, test } from 'vitest';
import type { Gesture } from '../../../src/boards/gesture.js';
import { acts } from '../../../src/boards/talisman/acts.js';
import { actsOf, optionsOf, tilesOf } from '../../../src/boards/talisman/options.js';
import { read } from '../../../src/boards/talisman/picks.js';
import { wayTo } from '../../../src/boards/talisman/takes.js';

const board = setup({ seats: 2, options: {} });
board.character = [characterNamed('warrior'), characterNamed('elf')];
board.at = [spaceNamed('city'), spaceNamed('city')];
const view = board as unknown as View;

const scene = { sight: { board: view, shows: {} }, chairs: [], prompts: [] } as unknown as Scene;
const gesture = { aimed: () => null, path: () => [], lit: () => new Map(), open: () => [] } as unknown as Gesture;

const asks = (...choices: (readonly [string, ...string[]])[]): Prompt =>
  ({
    seat: 0,
    ask: 'move.way',
    number: 1,
    rule: 'T 11:1.2',
    says: { key: 'ask.way' },
    choices: choices.map(([pick, ...at]) => ({ pick, ...(at.length > 0 && { at }) })),
  }) as unknown as Prompt;

test('a button says what a pick means, with the names people use', () => {
  expect(read('go outer-plains-2', view).label).toBe('Go to Plains');
  expect(read('raft temple', view).label).toBe('By raft to Temple');
  expect(read('cast psionic-blast', view).label).toBe('Cast Psionic Blast');
  expect(read('attack by craft seat-1', view).label).toBe('Attack the Elf by Craft');
  expect(read('at bear on ruins', view).label).toBe('The Bear in the Ruins');
  expect(read('send raised-ogre', view).label).toBe('Send Raised Ogre');
  expect(read('wield bought-sword', view).label).toBe('Wield Sword');
});

test('who can be called on is a person with words of their own, not the card of that name', () => {
  expect(read('call on alchemist', view)).toMatchObject({ label: 'Call on the Alchemist', face: { kind: 'Host' } });
  expect(read('take alchemist', view).face?.kind).toBe('Follower');
});

test('an altar says what it does for the one who stands before it, and a prayer what it does there', () => {
  const said = (pick: string, space: string, alignment: number) =>
    read(pick, { ...view, active: 0, at: [spaceNamed(space), 0], alignment: [alignment, 0] }).note;
  expect(said('call on altar', 'chapel', 0)).toContain('freely');
  expect(said('call on altar', 'chapel', 1)).toContain('one Gold each');
  expect(said('call on prayer', 'chapel', 0)).toContain('Roll a die');
  expect(said('call on prayer', 'temple', 0)).toContain('two dice');
});

test('cards and people are shown as such, words are buttons, spaces are clicked', () => {
  const prompt = asks(['roll'], ['cast healing'], ['attack seat-1', 'seat-1'], ['go temple', 'temple'], ['pass']);
  expect(tilesOf(prompt, view).map(({ pick }) => pick)).toEqual(['cast healing', 'attack seat-1']);
  expect(actsOf(prompt, view).map(({ pick }) => pick)).toEqual(['roll', 'pass']);
});

test('spaces of one name are told apart by what lies beside them', () => {
  const labels = (...picks: string[]) =>
    optionsOf(asks(...picks.map((pick): [string, string] => [pick, pick.split(' ')[1]])), view).map(
      ({ label }) => label,
    );
  const [one, other] = labels('go outer-fields-1', 'go outer-fields-2');
  expect(one).toMatch(/^Go to Fields between \S/);
  expect(other).toMatch(/^Go to Fields between \S/);
  expect(one).not.toBe(other);
  expect(labels('go outer-fields-1', 'wizard outer-fields-1')).toEqual(['Go to Fields', 'With the wizard to Fields']);
});

test('more words than a row of buttons holds are shown one below the other', () => {
  const prompt = asks(['wish spell'], ['wish gold'], ['wish strength'], ['wish craft'], ['wish life']);
  expect(tilesOf(prompt, view)).toHaveLength(5);
  expect(actsOf(prompt, view)).toEqual([]);
});

test('a click on a space goes there, and on the far end of the bridge over it', () => {
  const prompt = asks(['go sentinel', 'sentinel'], ['cross', 'sentinel', 'middle-hills'], ['go city', 'city']);
  expect(wayTo(prompt, 'sentinel')).toBe('go sentinel');
  expect(wayTo(prompt, 'middle-hills')).toBe('cross');
  expect(wayTo(prompt, 'temple')).toBeNull();
});

test('a moment for Spells is mostly let pass; a fight is mostly fought; an offer is made up of many things', () => {
  const mainOf = (prompt: Prompt) => acts(prompt, scene, gesture).find(({ kind }) => kind === 'main')?.label;
  expect(mainOf({ ...asks(['pass'], ['cast healing']), ask: 'window.offer' })).toBe('Let it pass');
  expect(mainOf({ ...asks(['fight'], ['evade']), ask: 'fight.choose' })).toBe('Fight');
  const offer = { ...asks(['no offer'], ['give gold'], ['want gold']), ask: 'trade.build' };
  expect(mainOf(offer)).toBeUndefined();
  expect(tilesOf(offer, view).map(({ pick }) => pick)).toEqual(['give gold', 'want gold']);
});

test('what is aimed at on the board is the main thing to do', () => {
  const prompt = asks(['go temple', 'temple'], ['go oasis', 'oasis']);
  const aiming = { ...gesture, aimed: () => 'temple' } as Gesture;
  expect(acts(prompt, scene, aiming)).toMatchObject([{ picks: ['go temple'], kind: 'main', label: 'Go to Temple' }]);
  expect(acts(prompt, scene, gesture)).toEqual([]);
});
