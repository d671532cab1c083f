import { type Phrase, type Seat, speak, type Telling } from '@questhall/kernel';
import type { News, Scene } from '@questhall/table';
import { nameOf, speakerOf } from './names.js';

/** One line of the chronicle; it knows the moment it tells of. */
export interface ChronicleLine {
  readonly seq: number;
  readonly words: string;
  readonly seat: Seat | null;
  readonly kind: 'line' | 'heading' | 'table';
}

/** All that happened in words. What was taken back was never there. */
export function chronicle(game: Telling, scene: Scene, past: readonly News[]): readonly ChronicleLine[] {
  const names = scene.chairs.map(nameOf).join();
  return standing(past).flatMap((news) => linesOf(game, scene, news, names));
}

const told = new WeakMap<News, { readonly names: string; readonly lines: readonly ChronicleLine[] }>();

/** The lines of one piece of news; the same ones every time, so that a screen need not draw them again. */
function linesOf(game: Telling, scene: Scene, news: News, names: string): readonly ChronicleLine[] {
  const known = told.get(news);
  if (known?.names === names) return known.lines;
  const lines = [...deedLine(scene, news), ...eventLines(game, scene, news)];
  told.set(news, { names, lines });
  return lines;
}

/** News without those that an undo has taken back, and without the undoing. */
export function standing(past: readonly News[]): readonly News[] {
  const kept: News[] = [];
  for (const news of past) {
    if (news.deed.do !== 'undo') {
      kept.push(news);
      continue;
    }
    const last = kept.findLastIndex(({ deed }) => deed.do === 'move' || deed.do === 'unasked');
    if (last >= 0) kept.splice(last, 1);
  }
  return kept;
}

function eventLines(game: Telling, scene: Scene, { seq, events }: News): ChronicleLine[] {
  const say = speakerOf(scene);
  return events.map((phrase) => ({
    seq,
    words: speak(game, phrase, say),
    seat: seatIn(phrase, scene.chairs.length),
    kind: isHeading(phrase) ? 'heading' : 'line',
  }));
}

/** The beginning of a turn, in every game. */
function isHeading({ key }: Phrase): boolean {
  return /(^|-)turn$/.test(key);
}

const DOERS = ['seat', 'attacker', 'owner'];

/** Whose crest stands before the line. */
function seatIn({ args }: Phrase, seats: number): Seat | null {
  for (const key of DOERS) {
    const seat = args?.[key];
    if (typeof seat === 'number' && seat >= 0 && seat < seats) return seat;
  }
  return null;
}

/** What people did to the table rather than to the game. */
function deedLine(scene: Scene, { seq, deed }: News): ChronicleLine[] {
  const words = deedWords(scene, deed);
  return words ? [{ seq, words, seat: 'seat' in deed ? deed.seat : null, kind: 'table' }] : [];
}

function deedWords(scene: Scene, deed: News['deed']): string {
  const seat = 'seat' in deed ? deed.seat : null;
  const name = seat === null ? '' : nameOf(scene.chairs[seat], seat);
  switch (deed.do) {
    case 'sit':
      return `${('name' in deed && deed.name) || name} sits down.`;
    case 'stand':
      return `${name} stands up.`;
    case 'begin':
      return 'The game begins.';
    case 'offer':
      return deed.kind === 'end' ? `${name} offers to end the game.` : `${name} asks to go back to move ${deed.to}.`;
    case 'answer':
      return deed.yes ? `${name} agrees.` : `${name} declines.`;
    case 'stand-in':
      return deed.level ? `A ${deed.level} plays for ${name}.` : `${name} plays again.`;
    case 'pause':
      return `${name} pauses the table.`;
    case 'resume':
      return `${name} lets the table go on.`;
    case 'resign':
      return `${name} resigns.`;
    case 'flag':
      return `The clock of ${name} has run out.`;
    default:
      return '';
  }
}
