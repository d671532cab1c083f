import { botsFor } from '@questhall/bots';
import { type Game, isRefusal, type Refusal, type Refused, type Seat } from '@questhall/kernel';
import { isSelfPlayed, nextFlag } from './clocks.js';
import { fold } from './fold.js';
import type { Actor, Deed, Entry, Folded, Tableau } from './types.js';

/** An accepted deed, ready to be stored and told. */
export interface Decided extends Folded {
  readonly entry: Entry;
}

/** Whether somebody may do this now, and what comes of it. Pure: nothing has happened until the host stores the entry. */
export function decide(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Decided | Refusal {
  const refusal = barred(game, t, actor, deed, at);
  if (refusal) return refusal;
  const entry: Entry = { ...deed, seq: t.seq + 1, at };
  const folded = fold(game, t, entry);
  return isRefusal(folded) ? folded : { entry, ...folded };
}

/** The refusal that this would meet now, null if it would be done. Nothing happens, and nothing of what would is told. */
export function whyNot(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Refusal | null {
  const decided = decide(game, t, actor, deed, at);
  return isRefusal(decided) ? decided : null;
}

function barred(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Refusal | undefined {
  if (t.stage === 'over') return no('over', 'the game is over');
  if ('seat' in deed && !t.chairs[deed.seat]) return no('bad-move', `a seat is 0 to ${t.chairs.length - 1}`);
  return t.stage === 'gathering' ? gathering(game, t, actor, deed) : playing(game, t, actor, deed, at);
}

function gathering(game: Game, t: Tableau, actor: Actor, deed: Deed): Refusal | undefined {
  switch (deed.do) {
    case 'sit':
      return sitting(t, actor, deed);
    case 'stand':
      return ownChair(t, actor, deed.seat);
    case 'seat-bot':
      if (t.chairs[deed.seat]?.kind === 'human') return no('bad-move', 'somebody sits there');
      return level(game, deed.level);
    case 'begin':
      return t.chairs.some((chair) => chair.kind === 'open') ? no('bad-move', 'a chair is still empty') : undefined;
    default:
      return no('bad-move', 'the game has not begun');
  }
}

function sitting(t: Tableau, actor: Actor, deed: Deed & { do: 'sit' }): Refusal | undefined {
  const chair = t.chairs[deed.seat];
  if (actor !== 'host' && actor.player !== deed.player) return no('bad-move', 'nobody sits down for another');
  if (chair?.kind === 'human' && chair.player !== deed.player) return no('bad-move', `${chair.name} sits there`);
  if (deed.name.trim() === '' || deed.name.length > 40) return no('bad-move', 'a name has 1 to 40 letters');
  return /^[0-9a-f]{16,64}$/.test(deed.nonce) ? undefined : no('bad-move', 'a nonce is 16 to 64 hex digits');
}

function playing(game: Game, t: Tableau, actor: Actor, deed: Deed, at: number): Refusal | undefined {
  switch (deed.do) {
    case 'sit':
      return takingOver(t, actor, deed);
    case 'stand':
    case 'seat-bot':
    case 'begin':
      return no('bad-move', 'the game has begun');
    case 'wake':
      return actor === 'host' ? undefined : no('bad-move', 'only the host wakes a table');
    case 'flag':
      return flagging(game, t, actor, deed.seat, at);
    case 'move':
    case 'unasked':
      return moving(t, actor, deed);
    case 'undo':
      return (
        ownChair(t, actor, deed.seat) ??
        (t.trail.at(-1)?.seat === deed.seat
          ? undefined
          : no(
              'closed',
              'nothing of yours can be taken back: something was rolled or shown, or another has been asked',
            ))
      );
    case 'offer':
      return ownChair(t, actor, deed.seat) ?? offering(t, deed);
    case 'answer':
      return ownChair(t, actor, deed.seat) ?? (t.offer ? undefined : no('stale', 'there is nothing to agree to'));
    case 'stand-in':
      return (
        (actor === 'host' ? undefined : ownChair(t, actor, deed.seat)) ??
        (deed.level === null ? undefined : level(game, deed.level))
      );
    case 'orders':
    case 'pause':
    case 'resume':
    case 'resign':
      return ownChair(t, actor, deed.seat);
    default:
      return deed satisfies never;
  }
}

function moving(t: Tableau, actor: Actor, deed: Deed & { do: 'move' | 'unasked' }): Refusal | undefined {
  if (t.clocks.paused) return no('closed', 'the table is paused');
  if (deed.do === 'move' && deed.by !== 'player')
    return actor === 'host' ? undefined : no('bad-move', 'only the host moves for others');
  const refusal = ownChair(t, actor, deed.seat);
  if (refusal) return refusal;
  return isSelfPlayed(t, deed.seat) ? undefined : no('closed', 'a machine plays for you; take your seat back first');
}

/** A human may take over a seat that a bot plays, or that another left to one. */
function takingOver(t: Tableau, actor: Actor, deed: Deed & { do: 'sit' }): Refusal | undefined {
  const chair = t.chairs[deed.seat];
  if (actor !== 'host') return no('bad-move', 'only the host gives a seat to another once the game has begun');
  return chair?.kind === 'human' && chair.standIn === null ? no('bad-move', `${chair.name} plays there`) : undefined;
}

function flagging(game: Game, t: Tableau, actor: Actor, seat: Seat, at: number): Refusal | undefined {
  if (actor !== 'host') return no('bad-move', 'only the host calls a clock');
  const flag = nextFlag(game, t);
  return flag && flag.seat === seat && flag.at <= at ? undefined : no('stale', 'that clock has not run out');
}

function offering(t: Tableau, deed: Deed & { do: 'offer' }): Refusal | undefined {
  if (t.offer) return no('closed', 'another offer is waiting for its answers');
  if (deed.kind === 'rewind' && !(Number.isInteger(deed.to) && deed.to >= 0 && deed.to < t.lines.length)) {
    return no('bad-move', `one can go back to line 0 to ${t.lines.length - 1}`);
  }
  return undefined;
}

function ownChair(t: Tableau, actor: Actor, seat: Seat): Refusal | undefined {
  const chair = t.chairs[seat];
  if (actor === 'host' || (chair?.kind === 'human' && chair.player === actor.player && !chair.resigned))
    return undefined;
  return no('not-asked', `seat ${seat} is not yours`);
}

function level(game: Game, wanted: string): Refusal | undefined {
  const known = Object.keys(botsFor(game.id));
  return known.includes(wanted)
    ? undefined
    : no('bad-move', `there is no ${wanted} for ${game.title}; expected one of ${known.join(', ')}`);
}

function no(refused: Refused, why: string): Refusal {
  return { refused, why };
}
