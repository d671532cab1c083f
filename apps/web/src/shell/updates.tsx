import { createSignal, type JSX, Show } from 'solid-js';

const [waiting, setWaiting] = createSignal<ServiceWorker | null>(null);

/** Keeps the house in the browser, for tables without a network; says when a newer one is there. */
export function startUpdates(): void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
  addEventListener('load', async () => {
    const registration = await navigator.serviceWorker.register('/sw.js', { type: 'module' }).catch(() => null);
    if (!registration) return;
    if (registration.waiting && navigator.serviceWorker.controller) setWaiting(registration.waiting);
    registration.addEventListener('updatefound', () => watch(registration.installing));
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') registration.update().catch(() => {});
    });
  });
}

export function lookForUpdate(): void {
  void navigator.serviceWorker?.getRegistration().then((registration) => registration?.update());
}

function watch(worker: ServiceWorker | null): void {
  worker?.addEventListener('statechange', () => {
    // The first one of all replaces nobody.
    if (worker.state === 'installed' && navigator.serviceWorker.controller) setWaiting(worker);
  });
}

/** Everything is kept, so a reload loses nothing. */
function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting()?.postMessage('take over');
}

export function UpdateNotice(): JSX.Element {
  return (
    <Show when={waiting()}>
      <div class="update panel" role="status">
        <span>A newer Questhall is ready.</span>
        <button type="button" class="button small" onClick={update}>
          Reload
        </button>
      </div>
    </Show>
  );
}
