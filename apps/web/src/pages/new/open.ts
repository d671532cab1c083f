import { titleOf } from '../../catalogue/catalogue.js';
import { freshHex } from '../../host/fresh.js';
import { hall, isNo, me } from '../../shell/hall.js';
import { localHost, remoteHost } from '../../shell/hosts.js';
import { go } from '../../shell/route.js';
import { change } from '../../shell/settings.js';
import type { How } from './missing.js';
import type { TableWish } from './wish.js';

/** Opens the table and goes there; gives what stands in the way, if something does. */
export async function openTable(game: string, how: How, wish: TableWish): Promise<string | undefined> {
  return how === 'friends' ? openInHall(game, wish) : openHere(game, wish);
}

/** By turns everybody has all the time there is. */
function hasWindow(game: string, wish: TableWish): boolean {
  return wish.window() > 0 && wish.clock().kind !== 'turns' && titleOf(game)?.window !== undefined;
}

/** Only archmages take their time; hints are for tables that allow them. */
function helpOf(wish: TableWish): { readonly thinking?: number; readonly hints?: boolean } {
  const searches = wish.seats().some((one) => one.kind === 'bot' && one.level === 'archmage');
  return { ...(searches && { thinking: wish.thinking() }), ...(wish.hints() && { hints: true }) };
}

async function openHere(game: string, wish: TableWish): Promise<undefined> {
  const seats = wish.seats();
  const host = await localHost();
  const table = await host.open(
    {
      game,
      seats: seats.length,
      bots: seats.map((one) => (one.kind === 'bot' ? one.level : null)),
      options: wish.options(),
      ...helpOf(wish),
    },
    seats.map((one) => (one.kind === 'human' ? one.name.trim() : null)),
  );
  go(`/local/${table}`);
  return undefined;
}

async function openInHall(game: string, wish: TableWish): Promise<string | undefined> {
  const own = wish.ownName().trim();
  change({ name: own });
  if (me()?.name !== own && !me()?.account) {
    const known = await hall.name(own);
    if (isNo(known)) return known.why;
  }
  const seats = wish.seats();
  const made = await hall.create({
    game,
    name: wish.name().trim() || `${own}'s table`,
    seats: seats.length,
    bots: seats.map((one) => (one.kind === 'bot' ? one.level : null)),
    options: wish.options(),
    clock: wish.clock(),
    ...(hasWindow(game, wish) && { window: wish.window() }),
    ...helpOf(wish),
    atZero: wish.atZero(),
    listed: wish.listed(),
    spectators: wish.spectators(),
    ...(!wish.whispers() && { whispers: false }),
  });
  if (isNo(made)) return made.why;
  await sitDown(made.table, made.invite, own);
  go(`/table/${made.table}`);
  return undefined;
}

/** Who opens a table takes the first chair. */
async function sitDown(table: string, invite: string, name: string): Promise<void> {
  const host = await remoteHost();
  const following = host.follow(table, null, invite);
  await following.send({ t: 'sit', seat: 0, name, nonce: freshHex(), invite });
  following.close();
}
