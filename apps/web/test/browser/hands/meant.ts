import type { Choice, Prompt } from '@questhall/kernel';
import type { Scene } from '@questhall/table';
import type { Page } from 'playwright-core';

/** What somebody wants to do, where. */
export interface Meant {
  readonly page: Page;
  readonly scene: Scene | null;
  readonly prompt: Prompt;
  readonly picks: readonly string[];
  /** The first of the picks. */
  readonly choice: Choice;
}
