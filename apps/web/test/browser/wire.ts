import type { Prompt, Seat } from '@questhall/kernel';
import type { ClientMessage, ServerMessage } from '@questhall/protocol';
import { type Scene, sceneAfter } from '@questhall/table';
import type { Page } from 'playwright-core';

/** All that goes over a page's socket. Tests read it to know when to look; what they prove, they look for on the page. */
export interface Wire {
  readonly heard: readonly ServerMessage[];
  readonly said: readonly ClientMessage[];
  /** How often the page has called the hall. */
  calls(): number;
  /** What the page was told of its table. */
  scene(): Scene | null;
  as(): Seat | null;
  /** What its seat is asked now. */
  prompt(): Prompt | null;
}

export function listen(page: Page): Wire {
  const heard: ServerMessage[] = [];
  const said: ClientMessage[] = [];
  let calls = 0;
  let scene: Scene | null = null;
  let as: Seat | null = null;

  const hear = (message: ServerMessage) => {
    heard.push(message);
    if (message.t === 'scene') {
      scene = message.scene;
      as = message.as;
    }
    if (message.t === 'news' && scene && message.news.seq === scene.seq + 1) scene = sceneAfter(scene, message.news);
  };
  page.on('websocket', (socket) => {
    calls += 1;
    socket.on('framereceived', ({ payload }) => hear(JSON.parse(String(payload)) as ServerMessage));
    socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload)) as ClientMessage));
  });
  return {
    heard,
    said,
    calls: () => calls,
    scene: () => scene,
    as: () => as,
    prompt: () => scene?.prompts.find(({ seat, answered }) => seat === as && !answered) ?? null,
  };
}
