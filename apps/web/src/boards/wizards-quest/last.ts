import type { News } from '@questhall/table';

/** Something that went from one space to another. */
export interface Trip {
  readonly what: 'men' | 'hero' | 'sorcerer' | 'orcs' | 'treasure';
  readonly from: string;
  readonly to: string;
  /** Who moved; absent for orcs. */
  readonly seat?: number;
}

const MOST = 5;

/** Everything that moved in the latest news, the newest last. */
export function lastMoves(news: News | null): readonly Trip[] {
  return (news?.events ?? []).flatMap(({ key, args }) => tripOf(key, args ?? {})).slice(-MOST);
}

function tripOf(key: string, args: Readonly<Record<string, unknown>>): Trip[] {
  const [from, to, seat] = [String(args.from), String(args.space ?? args.to), Number(args.seat)];
  switch (key) {
    case 'captured':
    case 'supplemented':
    case 'sailed':
      return [{ what: 'men', from, to, seat }];
    case 'summoned':
      return [{ what: args.power === 'hero' ? 'hero' : 'sorcerer', from, to, seat }];
    case 'frenzy.captured':
      return [{ what: 'orcs', from, to }];
    case 'wandered':
      return [{ what: 'treasure', from, to, seat: Number(args.owner) }];
    default:
      return [];
  }
}
