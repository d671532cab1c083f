import type { Seat, Speaker } from '@questhall/kernel';
import type { ChairSeen, Scene } from '@questhall/table';
import { armsOf } from '../kit/arms.js';

/** What a chair is called: its player's name, or for a machine its colour and rank. */
export function nameOf(chair: ChairSeen | undefined, seat: Seat): string {
  if (chair?.kind === 'human' && chair.name) return chair.name;
  const colour = armsOf(seat).colour;
  const capital = colour.charAt(0).toUpperCase() + colour.slice(1);
  return chair?.kind === 'bot' ? `${capital} ${chair.level}` : capital;
}

/** The scene with every chair called by one name, everywhere. */
export function named(scene: Scene): Scene {
  return { ...scene, chairs: scene.chairs.map((chair, seat) => ({ ...chair, name: nameOf(chair, seat) })) };
}

export function speakerOf(scene: Scene): Speaker {
  return { seat: (seat) => nameOf(scene.chairs[seat], seat) };
}
