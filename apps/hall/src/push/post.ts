import http from 'node:http';
import https from 'node:https';
import type { PushRow } from '../store/store.js';
import { sealed } from './encrypt.js';
import { isPushable, worldLookup } from './endpoint.js';
import type { Vapid } from './vapid.js';

const PATIENCE = 10_000;
const A_DAY = 86_400;

export interface Letter {
  readonly text: string;
  /** A later letter about the same thing takes its place. */
  readonly topic: string;
}

/** Hand a letter to a push service; gives its status. */
export function post(to: PushRow, { text, topic }: Letter, how: { vapid: Vapid; local: boolean }): Promise<number> {
  if (!isPushable(to.endpoint, how.local)) return Promise.resolve(410);
  const body = sealed(text, to);
  const url = new URL(to.endpoint);
  const headers = {
    Authorization: how.vapid.authorization(to.endpoint),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    'Content-Length': body.length,
    TTL: String(A_DAY),
    Topic: topic,
    Urgency: 'normal',
  };
  const local = url.hostname === '127.0.0.1' && how.local;
  const ask = url.protocol === 'http:' ? http.request : https.request;
  return new Promise((done, failed) => {
    const options = { method: 'POST', headers, timeout: PATIENCE, ...(!local && { lookup: worldLookup }) };
    const request = ask(url, options, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    request.on('timeout', () => request.destroy(new Error('the push service does not answer')));
    request.on('error', failed);
    request.end(body);
  });
}
