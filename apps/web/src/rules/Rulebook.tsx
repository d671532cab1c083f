import { createEffect, createMemo, createResource, createSignal, For, type JSX, Show } from 'solid-js';
import { titleOf } from '../catalogue/catalogue.js';
import '../shell/form.css';
import { chapterOf, type Passage, passages, ruleFor, search } from './find.js';
import './rules.css';

/** The rules of a game in our own words, to be searched; the one asked for is in view and marked. */
export function RulebookView(props: { game: string; rule: string | null }): JSX.Element {
  let results!: HTMLDivElement;
  const [asked, setAsked] = createSignal('');
  const [book] = createResource(
    () => props.game,
    async (game) => (await titleOf(game)?.rulebook()) ?? null,
  );
  const all = createMemo(() => {
    const found = book();
    return found ? passages(found) : [];
  });
  const shown = createMemo(() => search(all(), asked()));
  const marked = createMemo(() => {
    const found = book();
    return found && props.rule ? ruleFor(found, props.rule) : null;
  });
  createEffect(() => {
    const id = marked();
    if (id === null || shown().length === 0) return;
    requestAnimationFrame(() =>
      results.querySelector(`[data-rule="${CSS.escape(id)}"]`)?.scrollIntoView({ block: 'start' }),
    );
  });
  return (
    <div class="rulebook">
      <label class="rule-search">
        <span class="unseen">Search the rules</span>
        <input
          class="input"
          type="search"
          placeholder="Search the rules"
          value={asked()}
          onInput={(event) => setAsked(event.currentTarget.value)}
        />
      </label>
      <p class="rule-count" role="status">
        {asked() ? `${shown().length} of ${all().length} rules` : `${all().length} rules`}
      </p>
      <div class="rule-list" ref={results}>
        <For each={shown()}>
          {(passage, i) => (
            <>
              <Show when={!asked() && chapterOf(passage.rule.id) !== chapterOf(shown()[i() - 1]?.rule.id ?? '')}>
                <h2 class="rule-chapter">{chapterOf(passage.rule.id)}</h2>
              </Show>
              <RulePassage passage={passage} marked={passage.rule.id === marked()} asked={props.rule} />
            </>
          )}
        </For>
        <Show when={asked() && shown().length === 0}>
          <p class="prose">No rule has all of these words. Try fewer, or another word for the thing.</p>
        </Show>
      </div>
    </div>
  );
}

function RulePassage(props: { passage: Passage; marked: boolean; asked: string | null }): JSX.Element {
  const rule = () => props.passage.rule;
  return (
    <article class="rule" classList={{ marked: props.marked }} data-rule={rule().id}>
      <h3>
        <span>{rule().title}</span> <small>{rule().id}</small>
      </h3>
      <p>{rule().text}</p>
      <For each={props.passage.examples}>
        {(example) => (
          <p class="rule-example">
            <b>Example.</b> {example.given} <b>So:</b> {example.then}
          </p>
        )}
      </For>
      <For each={props.passage.rulings}>
        {(ruling) => (
          <details class="rule-ruling" open={props.marked && props.asked === ruling.id}>
            <summary>{ruling.question}</summary>
            <p>
              {ruling.ruling} <small>{ruling.id}</small>
            </p>
            <p class="muted">{ruling.why}</p>
          </details>
        )}
      </For>
    </article>
  );
}
