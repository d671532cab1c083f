import type { JSX } from 'solid-js';
import { PageFrame } from '../shell/PageFrame.js';

export function Missing(): JSX.Element {
  return (
    <PageFrame title="Not found">
      <h1 class="page-title" tabindex="-1">
        Here be nothing
      </h1>
      <section class="panel section prose">
        <p>There is no such page. Perhaps the link was cut short; ask whoever sent it to copy it again.</p>
        <a class="button" href="/">
          Start page
        </a>
      </section>
    </PageFrame>
  );
}
