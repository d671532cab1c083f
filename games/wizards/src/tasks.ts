import type { TaskCard } from './task-card.js';
import { TASK_DATA } from './tasks.data.js';

export type { Ground, Listing, Site, TaskCard, TaskStep } from './task-card.js';

/** The Task cards; a card's index is its number less one. */
export const TASKS: readonly TaskCard[] = TASK_DATA;
export const TASK_IDS = TASKS.map((task) => `task-${task.no}`);
