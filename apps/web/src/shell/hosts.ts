import { createEffect, createRoot, createSignal, on } from 'solid-js';
import type { LocalHost } from '../host/host.js';
import type { RemoteHost } from '../host/remote.js';
import { me, socketUrl } from './hall.js';
import { PACES, settings } from './settings.js';
import { lookForUpdate } from './updates.js';

const [told, setTold] = createSignal(0);
/** Counts what the hall said of its lobby and our tables: read it to read them anew. */
export const lobbyNews = told;

let local: Promise<LocalHost> | undefined;
let remote: Promise<RemoteHost> | undefined;

/** Tables of this browser; their worker starts when the first is wanted. */
export function localHost(): Promise<LocalHost> {
  local ??= import('../host/local.js').then(({ createLocalHost }) => {
    const host = createLocalHost();
    createRoot(() => createEffect(() => host.pace(PACES[settings().pace])));
    return host;
  });
  return local;
}

/** The hall's tables; one connection for all of them. */
export function remoteHost(): Promise<RemoteHost> {
  remote ??= import('../host/remote.js').then(({ createRemoteHost }) => {
    const host = createRemoteHost({ url: socketUrl(), onLobby: () => setTold((n) => n + 1) });
    // Who has just said a name is somebody else to the hall.
    createRoot(() => createEffect(on(() => me()?.player, host.again, { defer: true })));
    // A hall of another version has another page to give.
    createRoot(() => createEffect(on(host.version, (now, before) => before && now !== before && lookForUpdate())));
    return host;
  });
  return remote;
}
