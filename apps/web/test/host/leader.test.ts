import { expect, test } from 'vitest';
import type { Errand, Told } from '../../src/host/errands.js';
import { createLeader, type LeaderWishes } from '../../src/host/leader.js';

type Channel = LeaderWishes['channel'];

/** Pages of one browser that hear each other. */
function browser() {
  const channels = new Set<Channel>();
  const channel = (): Channel => {
    const mine: Channel = {
      onmessage: null,
      postMessage: (data) => {
        for (const other of channels)
          if (other !== mine) other.onmessage?.call(other as BroadcastChannel, { data } as MessageEvent);
      },
    };
    channels.add(mine);
    return mine;
  };
  return { channel, close: (one: Channel) => channels.delete(one) };
}

function page(channel: Channel, name: string) {
  const ran: { readonly errand: Errand; readonly client: string }[] = [];
  const heard: Told[] = [];
  let lead = () => {};
  const led = new Promise<void>((done) => {
    lead = done;
  });
  const leader = createLeader({
    client: name,
    channel,
    lead: () => led,
    run: async (errand, client) => {
      ran.push({ errand, client });
      return { answer: `${name} did it` };
    },
    hear: (told) => heard.push(told),
  });
  const takeOver = async () => {
    lead();
    await led;
  };
  return { leader, ran, heard, lead: takeOver };
}

const RECORD: Errand = { do: 'record', table: 'T' };
const JOIN: Errand = { do: 'join', table: 'T', as: 0 };

test('the page that leads does the errands of the other', async () => {
  const { channel } = browser();
  const first = page(channel(), 'first');
  const second = page(channel(), 'second');
  await first.lead();
  expect(await second.leader.ask(RECORD)).toEqual({ answer: 'first did it' });
  expect(first.ran).toEqual([{ errand: RECORD, client: 'second' }]);
});

test('what the leader tells is heard in every page', async () => {
  const { channel } = browser();
  const first = page(channel(), 'first');
  const second = page(channel(), 'second');
  await first.lead();
  const told = { to: 0, message: { t: 'presence', table: 'T', presence: { seats: [], spectators: 0 } } } as const;
  first.leader.tell(told);
  expect([first.heard, second.heard]).toEqual([[told], [told]]);
});

test('when the leader closes, the next asks again for what was not answered and for what it looked at', async () => {
  const { channel, close } = browser();
  const gone = channel();
  const first = page(gone, 'first');
  const second = page(channel(), 'second');
  await first.lead();
  await second.leader.ask(JOIN);
  close(gone);
  const answer = second.leader.ask(RECORD);
  expect(second.ran).toEqual([]);
  await second.lead();
  expect(await answer).toEqual({ answer: 'second did it' });
  expect(second.ran.map(({ errand }) => errand)).toEqual([RECORD, JOIN]);
});

test('before anybody leads errands wait', async () => {
  const { channel } = browser();
  const only = page(channel(), 'only');
  const answer = only.leader.ask(RECORD);
  expect(only.ran).toEqual([]);
  await only.lead();
  expect(await answer).toEqual({ answer: 'only did it' });
});
