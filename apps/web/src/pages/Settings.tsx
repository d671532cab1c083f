import type { JSX } from 'solid-js';
import { PageFrame } from '../shell/PageFrame.js';
import { SettingsForm } from '../shell/SettingsForm.js';

export function Settings(): JSX.Element {
  return (
    <PageFrame title="Settings">
      <h1 class="page-title" tabindex="-1">
        Settings
      </h1>
      <section class="panel section">
        <SettingsForm />
      </section>
    </PageFrame>
  );
}
