import { createECDH, createPrivateKey, type KeyObject, sign } from 'node:crypto';

/** The hall's own key pair, by which push services know it (RFC 8292). */
export interface Vapid {
  readonly publicKey: string;
  /** The `Authorization` header for a service. */
  authorization(endpoint: string): string;
}

const HALF_A_DAY = 43_200;

export function newVapidKey(): string {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return pair.getPrivateKey('base64url');
}

export function vapid(privateKey: string, contact: string): Vapid {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  const whole = pair.getPublicKey();
  const publicKey = whole.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: Buffer.from(privateKey, 'base64url').toString('base64url'),
      x: whole.subarray(1, 33).toString('base64url'),
      y: whole.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    authorization: (endpoint) => {
      const claims = {
        aud: new URL(endpoint).origin,
        exp: Math.floor(Date.now() / 1000) + HALF_A_DAY,
        sub: contact,
      };
      return `vapid t=${token(key, claims)}, k=${publicKey}`;
    },
  };
}

function token(key: KeyObject, claims: object): string {
  const part = (x: object) => Buffer.from(JSON.stringify(x)).toString('base64url');
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  return `${said}.${sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
