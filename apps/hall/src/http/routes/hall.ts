import { type Health, PushEnd, PushSubscription } from '@questhall/protocol';
import { isPushable } from '../../push/endpoint.js';
import { type Desk, NOBODY, type Routes, read } from '../call.js';

export function hallRoutes(desk: Desk): Routes {
  const { house, version } = desk;
  const since = Date.now();
  return {
    'GET /api/health': async () => {
      // A hall that cannot read its storage is not well.
      await house.store.meta('hall');
      const health: Health = {
        ok: true,
        version,
        uptime: Math.round((Date.now() - since) / 1000),
        tables: house.running.size,
        sockets: desk.counts.sockets(),
      };
      return { json: health };
    },

    'GET /api/push': async () => ({ json: { key: desk.pushKey } }),

    'POST /api/push': async ({ person, body }) => {
      const given = read(PushSubscription, body);
      if ('refused' in given) return given;
      if (!person) return NOBODY;
      const { endpoint, keys } = given.value;
      if (!isPushable(endpoint, house.options.localPush))
        return { refused: 'bad-message', why: 'no such push service' };
      await house.store.addPush({ endpoint, p256dh: keys.p256dh, auth: keys.auth, player: person.no, at: Date.now() });
      return { json: {} };
    },

    'DELETE /api/push': async ({ person, body }) => {
      const given = read(PushEnd, body);
      if ('refused' in given) return given;
      if (!person) return NOBODY;
      await house.store.dropPush({ endpoint: given.value.endpoint, player: person.no });
      return { json: {} };
    },
  };
}
