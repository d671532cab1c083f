import type { Seat } from '@questhall/kernel';
import type { TableSummary } from '@questhall/protocol';
import { standInFor } from '@questhall/table';
import { createResource, createSignal, Index, type JSX, Show } from 'solid-js';
import { titleOf } from '../catalogue/catalogue.js';
import { freshHex } from '../host/fresh.js';
import type { Following, Wish } from '../host/host.js';
import { hall, isNo, me } from '../shell/hall.js';
import { clockInWords, optionsInWords } from '../shell/options.js';
import { PageFrame } from '../shell/PageFrame.js';
import { change, settings } from '../shell/settings.js';
import { toast } from '../shell/toast.js';
import { capital } from '../shell/words.js';
import { Chair } from './Chair.js';
import './gathering.css';
import { InviteLink } from './InviteLink.js';

export interface GatheringProps {
  readonly following: Following;
  readonly summary: TableSummary;
  readonly invite: string | undefined;
  seated(): void;
}

/** Before the game: who sits where, by which rules, the link for the others, and what is still missing. */
export function Gathering(props: GatheringProps): JSX.Element {
  const scene = () => props.following.scene()!;
  const config = () => scene().config;
  const [game] = createResource(
    () => config().game,
    async (slug) => (await titleOf(slug)?.telling()) ?? null,
  );
  const [name, setName] = createSignal(me()?.name ?? settings().name);
  const free = () => scene().chairs.filter(({ kind }) => kind === 'open').length;
  const send = async (wish: Wish) => {
    const answer = await props.following.send(wish);
    if (!answer.ok) toast(answer.why);
    return answer.ok === true;
  };
  const sit = async (seat: Seat) => {
    const own = name().trim();
    if (own === '') {
      toast('Say your name first.');
      return;
    }
    change({ name: own });
    if (me()?.name !== own && !me()?.account) {
      const known = await hall.name(own);
      if (isNo(known)) {
        toast(known.why);
        return;
      }
    }
    const invite = props.invite ? { invite: props.invite } : {};
    if (await send({ t: 'sit', seat, name: me()?.name ?? own, nonce: freshHex(), ...invite })) props.seated();
  };
  const stand = async (seat: Seat) => {
    if (await send({ t: 'stand', seat })) props.seated();
  };
  return (
    <PageFrame title={config().name}>
      <h1 class="page-title" tabindex="-1">
        {config().name}
      </h1>
      <p class="page-line">
        {titleOf(config().game)?.title}. {optionsInWords(game() ?? null, config().options)}{' '}
        {capital(clockInWords(config().clock))}.{config().whispers === false && ' Everything is said openly.'}
      </p>
      <section class="panel section">
        <h2 class="heading">Seats</h2>
        <Show when={props.summary.seat === null && !me()?.account}>
          <label class="field gathering-name">
            Your name
            <input
              class="input"
              maxLength={40}
              autocomplete="nickname"
              value={name()}
              onInput={(event) => setName(event.currentTarget.value)}
            />
          </label>
        </Show>
        <ol class="chairs">
          <Index each={scene().chairs}>
            {(chair, seat) => (
              <Chair
                chair={chair()}
                seat={seat}
                mine={props.summary.seat === seat}
                canSit={props.summary.seat === null && chair().kind !== 'human'}
                isHost={props.summary.host}
                isHere={props.following.presence()?.seats[seat] ?? false}
                sit={() => sit(seat)}
                stand={() => stand(seat)}
                level={standInFor(config().game)}
                bot={() => send({ t: 'bot', seat, level: standInFor(config().game) })}
                kick={() => send({ t: 'kick', seat })}
              />
            )}
          </Index>
        </ol>
      </section>
      <Show when={props.invite}>{(invite) => <InviteLink table={props.following.table} invite={invite()} />}</Show>
      <div class="row">
        <Show when={props.summary.seat !== null || props.summary.host}>
          <button type="button" class="button main" disabled={free() > 0} onClick={() => send({ t: 'begin' })}>
            Begin
          </button>
        </Show>
        <span class="gathering-missing" role="status">
          {free() === 0
            ? 'Everybody is here.'
            : free() === 1
              ? 'One chair is still empty.'
              : `${free()} chairs are still empty.`}
        </span>
      </div>
    </PageFrame>
  );
}
