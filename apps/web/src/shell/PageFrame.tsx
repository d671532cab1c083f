import { type JSX, Show } from 'solid-js';
import { Icon } from '../kit/Icon.js';
import { theme, wishTheme } from '../kit/theme.js';
import { me } from './hall.js';
import './page.css';
import { namePage, turnsWaiting } from './title.js';

/** What every page but a table has round it. */
export function PageFrame(props: { title: string; wide?: boolean; children: JSX.Element }): JSX.Element {
  namePage(props.title);
  return (
    <div class="page" classList={{ wide: props.wide }}>
      <div class="page-shade" />
      <a class="skip" href="#main">
        Skip to the page
      </a>
      <header class="nav">
        <Brand />
        <nav aria-label="House">
          <a href="/tables">
            Tables
            <Show when={turnsWaiting() > 0}>
              <b class="badge" role="img" aria-label={`${turnsWaiting()} wait for you`}>
                {turnsWaiting()}
              </b>
            </Show>
          </a>
          <a href="/rules">Rules</a>
          <a href="/verify">Verify</a>
          <a href="/account">{me()?.name ?? 'Account'}</a>
        </nav>
        <button
          type="button"
          class="tool"
          aria-label={theme() === 'dark' ? 'Light theme' : 'Dark theme'}
          onClick={() => wishTheme(theme() === 'dark' ? 'light' : 'dark')}
        >
          <Icon name={theme() === 'dark' ? 'sun' : 'moon'} size={22} />
        </button>
        <a class="tool" href="/settings" aria-label="Settings">
          <Icon name="settings-knobs" size={22} />
        </a>
      </header>
      <main id="main">{props.children}</main>
    </div>
  );
}

export function Brand(): JSX.Element {
  return (
    <a class="brand" href="/" aria-label="Questhall, start page">
      <Icon name="candle-flame" size={28} />
      <span>Questhall</span>
    </a>
  );
}
