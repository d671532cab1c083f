import { createMemo, For, type JSX, Show } from 'solid-js';
import { TITLES, titleOf } from '../catalogue/catalogue.js';
import { RulebookView } from '../rules/Rulebook.js';
import { PageFrame } from '../shell/PageFrame.js';
import { here } from '../shell/route.js';

/** The rules reference: `/rules/wizards-quest?rule=WQ X.C.2`. */
export function Rules(): JSX.Element {
  const title = createMemo(() => titleOf(here().parts[1] ?? TITLES[0]?.slug ?? ''));
  return (
    <PageFrame title="Rules">
      <h1 class="page-title" tabindex="-1">
        The rules{title() ? ` of ${title()?.title}` : ''}
      </h1>
      <p class="page-line">In our own words, with an example where one helps and a ruling where the book is silent.</p>
      <Show when={TITLES.length > 1}>
        <nav class="row rules-games" aria-label="Games">
          <For each={TITLES}>
            {(one) => (
              <a
                class="button small"
                aria-current={one.slug === title()?.slug ? 'page' : undefined}
                href={`/rules/${one.slug}`}
              >
                {one.title}
              </a>
            )}
          </For>
        </nav>
      </Show>
      <section class="panel section">
        <Show when={title()} fallback={<p class="prose">No such game is on the shelf.</p>}>
          {(one) => <RulebookView game={one().slug} rule={here().query.get('rule')} />}
        </Show>
      </section>
    </PageFrame>
  );
}
