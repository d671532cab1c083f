import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that a stranger must not reach through us. */
const OWN = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  OWN.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OWN.addSubnet(network, bits, 'ipv6');

export function isOwnNetwork(given: string): boolean {
  // IPv4 within IPv6 is IPv4.
  const address = given.replace(/^::ffff:(?=\d+\.)/i, '');
  const family = isIP(address);
  return family === 0 || OWN.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** Whether an address that a client names can be a push service: out in the world, by name, over TLS. */
export function isPushable(endpoint: string, local: boolean): boolean {
  const url = new URL(endpoint);
  if (local && url.hostname === '127.0.0.1') return true;
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    isIP(url.hostname) === 0 &&
    url.hostname.includes('.')
  );
}

/** Looks a name up, and refuses one that leads back into our own network. */
export const worldLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const outside = (found ?? []).filter(({ address }) => !isOwnNetwork(address));
    const [first] = outside;
    if (error || !first) return done(error ?? new Error('that is no address in the world'), '', 4);
    if (options.all) return done(null, outside);
    done(null, first.address, first.family);
  });
};
