import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

/** Proxies whose word about an address is believed. */
export function trusted(proxies: boolean | readonly string[]): BlockList {
  const list = new BlockList();
  const given = proxies === true ? ['127.0.0.0/8', '::1'] : proxies === false ? [] : proxies;
  for (const one of given) {
    const [address = '', bits] = one.split('/');
    const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
    if (!isIP(address)) throw new Error(`"${one}" is no address or network of a proxy`);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

/** Who asks: the nearest address that is not one of our own proxies. */
export function addressOf(request: IncomingMessage, proxies: BlockList): string {
  let address = plain(request.socket.remoteAddress ?? '');
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => plain(part.trim()));
  while (isTrusted(address, proxies)) {
    const next = forwarded.pop();
    if (!next || !isIP(next)) break;
    address = next;
  }
  return address;
}

function isTrusted(address: string, proxies: BlockList): boolean {
  const family = isIP(address);
  return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
}

/** IPv4 within IPv6 is IPv4. */
function plain(address: string): string {
  return address.startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

/** What counts as one household: an IPv4 address, or the first 64 bits of an IPv6 one. */
export function householdOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const left = head === '' ? [] : head.split(':');
  const right = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  return [...left, ...new Array<string>(zeros).fill('0'), ...right]
    .slice(0, 4)
    .map((part) => Number.parseInt(part, 16).toString(16))
    .join(':');
}

/** Whether the browser that asks is on one of our own pages. Programs send no origin and carry nobody's cookies. */
export function isOurs(request: IncomingMessage, publicUrl: string | null): boolean {
  const { origin, host } = request.headers;
  if (origin === undefined) {
    const site = request.headers['sec-fetch-site'];
    return site === undefined || site === 'same-origin' || site === 'none';
  }
  if (publicUrl !== null && origin === publicUrl) return true;
  try {
    return publicUrl === null && new URL(origin).host === host;
  } catch {
    return false;
  }
}
