import type { Seat } from '@questhall/kernel';
import type { News } from '@questhall/table';
import { EVENT_IDS, EVENTS, TASK_IDS, TASKS } from '@questhall/wizards';
import type { CardFace } from '../../kit/Card.js';

/** Cards that the latest news turned up for whoever looks; a spectator sees everybody's. Of others' the chronicle tells. */
export function cardsIn(news: News | null, seat: Seat | null): readonly CardFace[] {
  return (news?.events ?? []).flatMap(({ key, args = {} }): CardFace[] => {
    if (seat !== null && args.seat !== seat) return [];
    if (key === 'event') return eventFace(String(args.event));
    return key === 'task.drawn' ? taskFace(String(args.task), args.mandatory === true) : [];
  });
}

function eventFace(id: string): CardFace[] {
  const event = EVENTS[EVENT_IDS.indexOf(id)];
  if (!event) return [];
  const look = { icon: 'star-swirl', colour: '#5b3590', sky: '#8f74c4' } as const;
  return [{ title: `Event ${event.no}`, kind: 'Event', text: event.text, ...look }];
}

function taskFace(id: string, mandatory: boolean): CardFace[] {
  const task = TASKS[TASK_IDS.indexOf(id)];
  if (!task) return [];
  const look = { icon: 'scroll-unfurled', colour: '#8a5a14', sky: '#d8b26a' } as const;
  return [{ title: `Task ${task.no}`, kind: mandatory ? 'Mandatory Task' : 'Optional Task', text: task.text, ...look }];
}
