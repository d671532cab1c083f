import type { Game, Refusal } from '@questhall/kernel';
import type { Actor, Deed, Tableau } from './types.js';
import { misnamed, no, notYours, unknownLevel } from './words.js';

/** Why something may not be done before the game. */
export function barredBefore(game: Game, t: Tableau, actor: Actor, deed: Deed): Refusal | undefined {
  switch (deed.do) {
    case 'sit':
      return sitting(t, actor, deed);
    case 'stand':
      return standing(t, actor, deed);
    case 'seat-bot':
      if (t.chairs[deed.seat]?.kind === 'human') return no('bad-move', 'somebody sits there');
      return stranger(t, actor) ?? unknownLevel(game, deed.level);
    case 'begin':
      if (t.chairs.some((chair) => chair.kind === 'open')) return no('bad-move', 'a chair is still empty');
      return stranger(t, actor);
    default:
      return no('bad-move', 'the game has not begun');
  }
}

function sitting(t: Tableau, actor: Actor, deed: Deed & { do: 'sit' }): Refusal | undefined {
  const chair = t.chairs[deed.seat];
  if (actor !== 'host' && actor.player !== deed.player) return no('bad-move', 'nobody sits down for another');
  if (chair?.kind === 'human' && chair.player !== deed.player) return no('bad-move', `${chair.name} sits there`);
  return misnamed(deed);
}

/** One's own chair; the host empties any. */
function standing(t: Tableau, actor: Actor, { seat }: Deed & { do: 'stand' }): Refusal | undefined {
  if (t.chairs[seat]?.kind === 'open') return no('stale', 'nobody sits there');
  return actor === 'host' ? undefined : notYours(t, actor, seat);
}

function stranger(t: Tableau, actor: Actor): Refusal | undefined {
  if (actor === 'host' || t.chairs.some((chair) => chair.player === actor.player)) return undefined;
  return no('not-asked', 'only those who sit here may do that');
}
