import { createEffect, createRenderEffect, type JSX, on } from 'solid-js';
import { announce, hush } from '../shell/announce.js';
import { play } from '../shell/sound.js';
import { chronicle } from './chronicle.js';
import { useSitting } from './sitting.js';

/** A wait so long that one may have looked away. */
const LONG = 2500;

/** Says aloud what happens, and rings when it is one's turn. */
export function Announcer(): JSX.Element {
  const sitting = useSitting();
  let waitedSince = 0;
  // What one was told is not for the next who sits before this screen. Before anything new is said.
  createRenderEffect(on(() => sitting.eyes.seat(), hush, { defer: true }));
  createEffect(
    on(
      () => sitting.following().news(),
      (news) => {
        if (!news || sitting.replay.isOpen()) return;
        const words = chronicle(sitting.game, sitting.scene(), [news]).map((line) => line.words);
        if (words.length > 0) announce(words.join(' '));
        if (news.events.some(({ args }) => args && 'dice' in args)) play('dice');
        if (news.changed.stage === 'over') play('end');
      },
      { defer: true },
    ),
  );
  createEffect(
    on(
      () => sitting.prompt()?.seat ?? null,
      (seat, before) => {
        if (seat === null) waitedSince = Date.now();
        else if (before === null && (document.hidden || Date.now() - waitedSince > LONG)) play('turn');
      },
      { defer: true },
    ),
  );
  return null;
}
