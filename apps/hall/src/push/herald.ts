import type { Fanout } from '../fanout.js';
import type { Herald } from '../house.js';
import { type Log, words } from '../log.js';
import type { Options } from '../options.js';
import { encoded } from '../socket/frame.js';
import type { Store } from '../store/store.js';
import { post } from './post.js';
import type { Vapid } from './vapid.js';

const EVERY = 1000;
const AT_ONCE = 4;
const MOST_WAITING = 1000;

export interface HeraldSpec {
  readonly store: Store;
  readonly fanout: Fanout;
  readonly log: Log;
  readonly options: Options;
  readonly vapid: Vapid;
  readonly sendAway: Herald['sendAway'];
  readonly lookAgain: Herald['lookAgain'];
}

type Word = Parameters<Herald['yourTurn']>[0];

/** Word about lobby and turns is gathered and goes out once a second at most; push letters a few at a time. */
export function herald(spec: HeraldSpec): Herald {
  const { fanout, log } = spec;
  const topics = new Set<string>();
  const letters: Word[] = [];
  const changed = encoded({ t: 'lobby' });
  let posting = 0;

  const timer = setInterval(() => {
    for (const topic of topics) fanout.tell(topic, changed);
    topics.clear();
  }, EVERY);
  timer.unref();

  const next = () => {
    while (posting < AT_ONCE && letters.length > 0) {
      posting += 1;
      deliver(spec, letters.shift() as Word)
        .catch((error) => log('warn', 'push failed', { why: words(error) }))
        .finally(() => {
          posting -= 1;
          next();
        });
    }
  };

  return {
    lobby: () => void topics.add('lobby'),
    nudge: (player) => void topics.add(`person/${player}`),
    yourTurn: (word) => {
      if (letters.length < MOST_WAITING) letters.push(word);
      next();
    },
    sendAway: spec.sendAway,
    lookAgain: spec.lookAgain,
    close: () => clearInterval(timer),
  };
}

async function deliver({ store, vapid, log, options }: HeraldSpec, { player, table, name }: Word): Promise<void> {
  const text = JSON.stringify({ kind: 'your-turn', table, name });
  for (const to of await store.pushesOf(player)) {
    const status = await post(to, { text, topic: table.slice(0, 32) }, { vapid, local: options.localPush });
    log('debug', 'push', { status });
    if (status === 404 || status === 410) await store.dropPush({ endpoint: to.endpoint, player: null });
  }
}
