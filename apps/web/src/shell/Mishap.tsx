import type { JSX } from 'solid-js';

/** Something broke on this page; what was acknowledged is safe, so starting again is harmless. */
export function Mishap(props: { error: unknown; again(): void }): JSX.Element {
  console.error(props.error);
  return (
    <main class="page">
      <section class="panel section mishap" role="alert">
        <h1 class="heading">Something fell off the table</h1>
        <p class="prose">
          This page made a mistake. Your tables are safe: every move that was accepted is kept. Open the page again, and
          if it happens again, tell us what it says here: <i>{words(props.error)}</i>
        </p>
        <div class="row">
          <button type="button" class="button main" onClick={() => props.again()}>
            Try again
          </button>
          <a class="button" href="/" target="_self">
            Start page
          </a>
        </div>
      </section>
    </main>
  );
}

function words(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
