import type { JSX } from 'solid-js';
import { PageFrame } from '../shell/PageFrame.js';
import { sentence } from './sitting.js';

/** A table that cannot be shown, and why. */
export function Missing(props: { why: string }): JSX.Element {
  return (
    <PageFrame title="No table">
      <h1 class="page-title" tabindex="-1">
        {props.why.includes('invitation') ? 'By invitation' : 'No table here'}
      </h1>
      <section class="panel section prose">
        <p>{sentence(props.why)}</p>
        <a class="button" href="/tables">
          All tables
        </a>
      </section>
    </PageFrame>
  );
}
