import { ErrorBoundary, type JSX, lazy, Match, Show, Suspense, Switch } from 'solid-js';
import { Start } from '../pages/Start.js';
import { LiveRegion } from './announce.js';
import { Mishap } from './Mishap.js';
import { here } from './route.js';
import { startTables } from './tables.js';
import { Toasts } from './toast.js';
import { UpdateNotice } from './updates.js';

// Each page is fetched when it is first opened; the table is fetched ahead, while the start page is being read.
const Tables = lazy(() => import('../pages/Tables.js').then((m) => ({ default: m.Tables })));
const NewTable = lazy(() => import('../pages/NewTable.js').then((m) => ({ default: m.NewTable })));
const Account = lazy(() => import('../pages/Account.js').then((m) => ({ default: m.Account })));
const Settings = lazy(() => import('../pages/Settings.js').then((m) => ({ default: m.Settings })));
const Verify = lazy(() => import('../pages/Verify.js').then((m) => ({ default: m.Verify })));
const Rules = lazy(() => import('../pages/Rules.js').then((m) => ({ default: m.Rules })));
const Missing = lazy(() => import('../pages/Missing.js').then((m) => ({ default: m.Missing })));
const LocalTable = lazy(() => import('../table/LocalTable.js').then((m) => ({ default: m.LocalTable })));
const HallTable = lazy(() => import('../table/HallTable.js').then((m) => ({ default: m.HallTable })));

export function App(): JSX.Element {
  const page = () => here().parts[0] ?? '';
  const id = () => here().parts[1] ?? '';
  startTables();
  return (
    <>
      <div class="wood" />
      <ErrorBoundary fallback={(error: unknown, again) => <Mishap error={error} again={again} />}>
        <Suspense fallback={<p class="unseen">Loading</p>}>
          <Switch fallback={<Missing />}>
            <Match when={page() === ''}>
              <Start />
            </Match>
            <Match when={page() === 'tables'}>
              <Tables />
            </Match>
            <Match when={page() === 'new'}>
              <NewTable />
            </Match>
            <Match when={page() === 'account'}>
              <Account />
            </Match>
            <Match when={page() === 'settings'}>
              <Settings />
            </Match>
            <Match when={page() === 'verify'}>
              <Verify />
            </Match>
            <Match when={page() === 'rules'}>
              <Rules />
            </Match>
            <Match when={page() === 'local' && id()}>
              {(table) => (
                <Show when={table()} keyed>
                  {(one) => <LocalTable table={one} />}
                </Show>
              )}
            </Match>
            <Match when={page() === 'table' && id()}>
              {(table) => (
                <Show when={table()} keyed>
                  {(one) => <HallTable table={one} />}
                </Show>
              )}
            </Match>
          </Switch>
        </Suspense>
      </ErrorBoundary>
      <Toasts />
      <UpdateNotice />
      <LiveRegion />
    </>
  );
}
