import { Credentials, DeviceCode, Farewell, type Me, NewName, NewPassword } from '@questhall/protocol';
import { hashed, newCode } from '../../ids.js';
import { tally } from '../../limits/bucket.js';
import { MINUTE } from '../../options.js';
import { hashPassword, isPassword, nameKey } from '../../people/passwords.js';
import { cookie, type Person } from '../../people/sessions.js';
import type { Identity } from '../../store/store.js';
import type { No } from '../../tables/act.js';
import { leaveTables } from '../../tables/leave.js';
import { type Call, type Desk, NOBODY, type Reply, type Routes, read } from '../call.js';

const WRONG: No = { refused: 'no-seat', why: 'name and password do not fit' };
const SLOWLY: No = { refused: 'too-fast', why: 'too many tries; wait a quarter of an hour' };
const CODE_LASTS = 10 * MINUTE;

export function peopleRoutes(desk: Desk): Routes {
  const { house, sessions } = desk;
  const { store, options } = house;
  const guests = tally(options.limits.guestsPerAddress, 60 * MINUTE);
  const byName = tally(options.limits.failuresPerName, 15 * MINUTE);
  const byAddress = tally(options.limits.failuresPerAddress, 15 * MINUTE);

  const failed = (address: string, name: string): void => {
    byName.add(name, Date.now());
    byAddress.add(address, Date.now());
  };
  const isThrottled = (address: string, name: string) =>
    byName.isFull(name, Date.now()) || byAddress.isFull(address, Date.now());

  /** A new session for somebody known. A guest who turns out to be them takes the seats along. */
  const admit = async ({ person, token }: Call, player: number): Promise<Reply> => {
    if (person && !person.account && person.no !== player) await store.absorb({ guest: person.no, into: player });
    if (token) {
      await sessions.end(token);
      desk.recall({ session: hashed(token) });
    }
    const admitted = await sessions.admit(player);
    return known(admitted.person, admitted.token);
  };
  const known = (person: Identity, token?: string): Reply => ({
    json: meOf(person),
    ...(token && { cookie: cookie(token, desk.secure, options.keep.sessions) }),
  });
  const welcome = async (call: Call, name: string): Promise<{ token: string; person: Identity } | No> => {
    if (guests.isFull(call.address, Date.now())) return { refused: 'too-many', why: 'too many newcomers from here' };
    guests.add(call.address, Date.now());
    return sessions.welcome(name);
  };
  const checked = async (person: Identity, given: string | undefined): Promise<No | undefined> => {
    if (!person.account) return undefined;
    const key = nameKey(person.name);
    if (isThrottled('', key)) return SLOWLY;
    if (await isPassword((await store.account(key))?.hash ?? null, given ?? '')) return undefined;
    byName.add(key, Date.now());
    return WRONG;
  };

  return {
    'GET /api/me': async ({ person }) => (person ? known(person) : NOBODY),

    'POST /api/me': async (call) => {
      const name = read(NewName, call.body);
      if ('refused' in name) return name;
      if (call.person?.account) return { refused: 'bad-message', why: 'the name of an account stays' };
      if (call.person) {
        await store.renamePlayer({ player: call.person.no, name: name.value.name });
        desk.recall({ player: call.person.no });
        return known({ ...call.person, name: name.value.name });
      }
      const guest = await welcome(call, name.value.name);
      return 'refused' in guest ? guest : known(guest.person, guest.token);
    },

    'POST /api/account': async (call) => {
      const given = read(Credentials, call.body);
      if ('refused' in given) return given;
      if (call.person?.account) return { refused: 'bad-message', why: 'you have an account' };
      const { name, password } = given.value;
      const key = nameKey(name);
      if (await store.account(key)) return { refused: 'bad-message', why: 'that name is taken' };
      const hash = await hashPassword(password);
      const guest = call.person ? { person: call.person, token: undefined } : await welcome(call, name);
      if ('refused' in guest) return guest;
      const added = await store.addAccount({ player: guest.person.no, name, key, hash, at: Date.now() });
      if (!added) return { refused: 'bad-message', why: 'that name is taken' };
      desk.recall({ player: guest.person.no });
      return known({ ...guest.person, name, account: true }, guest.token);
    },

    'POST /api/login': async (call) => {
      const given = read(Credentials, call.body);
      if ('refused' in given) return given;
      const key = nameKey(given.value.name);
      if (isThrottled(call.address, key)) return SLOWLY;
      const account = await store.account(key);
      if (!(await isPassword(account?.hash ?? null, given.value.password)) || !account) {
        failed(call.address, key);
        return WRONG;
      }
      byName.clear(key);
      return admit(call, account.player);
    },

    'POST /api/logout': async ({ token }) => {
      if (token) {
        await sessions.end(token);
        desk.recall({ session: hashed(token) });
      }
      return { json: {}, cookie: cookie(null, desk.secure, 0) };
    },

    'POST /api/account/password': async (call) => {
      const given = read(NewPassword, call.body);
      if ('refused' in given) return given;
      const { person } = call;
      if (!person?.account) return NOBODY;
      const no = await checked(person, given.value.password);
      if (no) return no;
      await store.setPassword({ key: nameKey(person.name), hash: await hashPassword(given.value.next) });
      desk.recall({ player: person.no });
      const { token } = await sessions.admit(person.no);
      return known(person, token);
    },

    'GET /api/account/export': async ({ person }) => {
      if (!person) return NOBODY;
      const text = JSON.stringify(await store.tale(person.no), null, 2);
      return { text, type: 'application/json; charset=utf-8', name: 'questhall.json' };
    },

    'DELETE /api/account': async (call) => {
      const given = read(Farewell, call.body ?? {});
      if ('refused' in given) return given;
      const { person } = call;
      if (!person) return NOBODY;
      const no = await checked(person, given.value.password);
      if (no) return no;
      await leaveTables(house, person);
      desk.recall({ player: person.no });
      return { json: {}, cookie: cookie(null, desk.secure, 0) };
    },

    'POST /api/device-code': async ({ person }) => {
      if (!person) return NOBODY;
      const code = newCode();
      const until = Date.now() + CODE_LASTS;
      await store.addCode({ hash: hashed(code), player: person.no, until });
      return { json: { code, until } };
    },

    'POST /api/device-code/use': async (call) => {
      const given = read(DeviceCode, call.body);
      if ('refused' in given) return given;
      if (byAddress.isFull(call.address, Date.now())) return SLOWLY;
      const plain = given.value.code.replace('-', '');
      const code = `${plain.slice(0, 4)}-${plain.slice(4)}`;
      const player = await store.useCode({ hash: hashed(code), now: Date.now() });
      if (player !== null) return admit(call, player);
      byAddress.add(call.address, Date.now());
      return { refused: 'no-seat', why: 'that code is wrong, used or too old' };
    },
  };
}

function meOf(person: NonNullable<Person>): Me {
  return { player: person.id, name: person.name, account: person.account };
}
