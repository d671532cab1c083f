import { createResource, createSignal, type JSX, Match, Show, Switch } from 'solid-js';
import { TITLES, titleOf } from '../catalogue/catalogue.js';
import { machinesOf } from '../catalogue/machines.js';
import { Segments } from '../shell/Fields.js';
import { PageFrame } from '../shell/PageFrame.js';
import { here, turn } from '../shell/route.js';
import { FriendsForm } from './new/FriendsForm.js';
import { HouseRules } from './new/HouseRules.js';
import type { How } from './new/missing.js';
import { createWish } from './new/wish.js';
import './new/new.css';
import { openTable } from './new/open.js';
import { Seats } from './new/Seats.js';

/** A table as one wants it: who plays, by which rules, and where. */
export function NewTable(): JSX.Element {
  const slug = () => here().query.get('game') ?? TITLES[0]?.slug ?? '';
  const title = () => titleOf(slug()) ?? TITLES[0]!;
  const asked = here().query.get('how');
  const [how, setHow] = createSignal<How>(asked === 'screen' || asked === 'friends' ? asked : 'machines');
  const [game] = createResource(slug, async () => title().telling());
  const [trouble, setTrouble] = createSignal('');
  const [busy, setBusy] = createSignal(false);
  const wish = createWish(how, () => title().slug);
  const begin = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setTrouble((await openTable(title().slug, how(), wish).catch((error: Error) => error.message)) ?? '');
    setBusy(false);
  };
  return (
    <PageFrame title="New table">
      <h1 class="page-title" tabindex="-1">
        A new table
      </h1>
      <form class="new-table" onSubmit={begin}>
        <section class="panel section what">
          <div class="setting">
            <span>Game</span>
            <Segments
              name="game"
              label="Which game"
              value={title().slug}
              choices={TITLES.map((one) => [one.slug, one.title])}
              choose={(wanted) => turn(`/new?game=${wanted}&how=${how()}`)}
            />
          </div>
          <div class="setting">
            <span>How</span>
            <Segments<How>
              name="how"
              label="How do you want to play?"
              value={how()}
              choices={[
                ['machines', 'Against machines'],
                ['screen', 'At one screen'],
                ['friends', 'With friends far away'],
              ]}
              choose={setHow}
            />
          </div>
          <p class="hint how-line">
            <Switch>
              <Match when={how() === 'machines'}>In this browser, offline too. You can leave and play on later.</Match>
              <Match when={how() === 'screen'}>
                You pass the screen round. A curtain falls before anything secret is shown.
              </Match>
              <Match when={how() === 'friends'}>In the hall. Send the link, and whoever has it can sit down.</Match>
            </Switch>
          </p>
        </section>
        <Show when={how() === 'friends'}>
          <section class="panel section">
            <h2 class="heading">Table</h2>
            <FriendsForm wish={wish} window={title().window} />
          </section>
        </Show>
        <section class="panel section">
          <h2 class="heading">Seats</h2>
          <Seats how={how()} wish={wish} range={title().seats} bots={machinesOf(title().slug)} />
        </section>
        <section class="panel section">
          <h2 class="heading">House rules</h2>
          <Show when={game()} fallback={<p class="hint">Fetching the rules</p>}>
            {(one) => <HouseRules game={one()} wish={wish} />}
          </Show>
        </section>
        <div class="row new-acts">
          <button type="submit" class="button main" disabled={busy() || wish.missing() !== ''}>
            {how() === 'friends' ? 'Open the table' : 'Begin'}
          </button>
          <span class="new-missing">{wish.missing()}</span>
        </div>
        <Show when={trouble()}>
          <p class="notice bad" role="alert">
            {trouble()}
          </p>
        </Show>
      </form>
    </PageFrame>
  );
}
