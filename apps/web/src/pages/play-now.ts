import { localHost } from '../shell/hosts.js';
import { go } from '../shell/route.js';
import { settings } from '../shell/settings.js';

/** A table in this browser against three knights, begun at once. */
export async function playNow(game: string): Promise<void> {
  const host = await localHost();
  const table = await host.open({ game, seats: 4 }, [settings().name || 'Red', null, null, null]);
  go(`/local/${table}`);
}
