import { createSignal, For, type JSX, onMount, Show } from 'solid-js';
import { TITLES, type Title } from '../catalogue/catalogue.js';
import { Button } from '../kit/controls.js';
import { Icon } from '../kit/Icon.js';
import { PageFrame } from '../shell/PageFrame.js';
import { go } from '../shell/route.js';
import { browserTables, hallTables } from '../shell/tables.js';
import { GameBox } from './GameBox.js';
import { fetchAhead, playNow } from './play-now.js';
import './start.css';
import { MyTables } from './MyTables.js';

/** What "Play now" opens, in the large picture; then the rest of the shelf. */
const [featured, ...others] = TITLES as readonly [Title, ...Title[]];

/** What a stranger sees first: what this is, in one picture, and a game one click away. */
export function Start(): JSX.Element {
  const [opening, setOpening] = createSignal(false);
  const play = async () => {
    setOpening(true);
    await playNow(featured.slug).finally(() => setOpening(false));
  };
  onMount(() => fetchAhead());
  return (
    <PageFrame title="" wide>
      <div class="start">
        <section class="hero">
          <h1 tabindex="-1">
            Sit down. <span>The lamp is lit.</span>
          </h1>
          <p>
            Classic fantasy board games, every rule kept, with friends far away or against machines that do not cheat.
          </p>
          <div class="hero-acts">
            <Button kind="main" icon="rolling-dices" disabled={opening()} onPress={play}>
              {opening() ? 'Laying the board' : 'Play now'}
            </Button>
            <Button icon="three-friends" onPress={() => go('/new?how=screen')}>
              At one screen
            </Button>
            <Button icon="share" onPress={() => go('/new?how=friends')}>
              Invite friends
            </Button>
          </div>
          <ul class="hero-facts">
            <li>
              <Icon name="candle-flame" size={18} />
              No account: a name and a link are enough
            </li>
            <li>
              <Icon name="rule-book" size={18} />
              Only legal moves, and every "why not?" answered
            </li>
            <li>
              <Icon name="rolling-dices" size={18} />
              Dice anyone can check afterwards
            </li>
          </ul>
        </section>
        <div class="featured">
          <GameBox title={featured} />
        </div>
        <Show when={hallTables().length + browserTables().length > 0}>
          <section class="start-tables" aria-label="Your tables">
            <MyTables most={3} />
          </section>
        </Show>
        <section class="shelf" aria-label="More games">
          <For each={others}>{(title) => <GameBox title={title} />}</For>
        </section>
      </div>
    </PageFrame>
  );
}
