import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** Where a browser gets its messages, and the keys only it can read them with. */
export interface Mailbox {
  readonly p256dh: string;
  readonly auth: string;
}
/** The sender's part, fixed only in tests. */
export interface Chance {
  readonly salt: Buffer;
  readonly privateKey: Buffer | null;
}

const RECORD = 4096;

/** A message that only one browser can read (RFC 8291, aes128gcm of RFC 8188). */
export function sealed(
  text: string,
  { p256dh, auth }: Mailbox,
  { salt, privateKey }: Chance = { salt: randomBytes(16), privateKey: null },
): Buffer {
  const theirs = Buffer.from(p256dh, 'base64url');
  const ours = createECDH('prime256v1');
  if (privateKey) ours.setPrivateKey(privateKey);
  else ours.generateKeys();
  const shared = ours.computeSecret(theirs);
  const about = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours.getPublicKey()]);
  const key = hkdf(shared, Buffer.from(auth, 'base64url'), { about, length: 32 });
  const secret = hkdf(key, salt, { about: Buffer.from('Content-Encoding: aes128gcm\0'), length: 16 });
  const nonce = hkdf(key, salt, { about: Buffer.from('Content-Encoding: nonce\0'), length: 12 });
  const cipher = createCipheriv('aes-128-gcm', secret, nonce);
  // The last and only record ends in 2.
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.update(Buffer.of(2)), cipher.final()]);
  return Buffer.concat([head(salt, ours.getPublicKey()), body, cipher.getAuthTag()]);
}

function hkdf(key: Buffer, salt: Buffer, { about, length }: { about: Buffer; length: number }): Buffer {
  return Buffer.from(hkdfSync('sha256', key, salt, about, length));
}

function head(salt: Buffer, publicKey: Buffer): Buffer {
  const size = Buffer.alloc(5);
  size.writeUInt32BE(RECORD);
  size.writeUInt8(publicKey.length, 4);
  return Buffer.concat([salt, size, publicKey]);
}
