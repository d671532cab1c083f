import type { Frame } from './socket/frame.js';

/** What is told to a topic reaches everybody who follows it, in order. A port: one process now, a message bus later. */
export interface Fanout {
  follow(topic: string, hear: Hear): () => void;
  tell(topic: string, message: Frame): void;
  /** Whether anybody follows; nothing is drawn up for nobody. */
  isFollowed(topic: string): boolean;
}
export type Hear = (message: Frame) => void;

/** Within one process. */
export function localFanout(): Fanout {
  const topics = new Map<string, Set<Hear>>();
  return {
    follow: (topic, hear) => {
      const hearers = topics.get(topic) ?? new Set();
      topics.set(topic, hearers.add(hear));
      return () => {
        hearers.delete(hear);
        if (hearers.size === 0 && topics.get(topic) === hearers) topics.delete(topic);
      };
    },
    tell: (topic, message) => {
      const hearers = topics.get(topic);
      if (hearers) for (const hear of hearers) hear(message);
    },
    isFollowed: (topic) => topics.has(topic),
  };
}
