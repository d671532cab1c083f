import { CARDS, type CardId } from '@questhall/wizards-quest';
import type { CardFace } from '../../kit/Card.js';
import type { IconName } from '../../kit/icon-names.js';

const MEN = ['Recruits', '#2f6b3a', '#9db76a'] as const;
const WAR = ['Campaign', '#8a1528', '#c36a2f'] as const;
const SEA = ['Boat', '#1f5f8a', '#7fb3c4'] as const;
const LORE = ['Lore', '#5b3a8a', '#9a7fc0'] as const;
const DOOM = ['Played at once', '#4a4038', '#8c7a5e'] as const;

/** Kind and colours, and the glyph in the picture. */
const LOOKS: Readonly<Record<CardId, readonly [readonly [string, string, string], IconName, string?]>> = {
  boat: [SEA, 'sailboat'],
  underdog: [MEN, 'rally-the-troops', '6'],
  men2: [MEN, 'swordman', '2'],
  men3: [MEN, 'barracks', '3'],
  men4: [MEN, 'minions', '4'],
  men5: [MEN, 'knight-banner', '5'],
  camp1: [WAR, 'horse-head', '1'],
  camp2: [WAR, 'stone-path', '2'],
  mencamp: [WAR, 'trumpet-flag'],
  movetreasure: [LORE, 'footsteps'],
  peek: [LORE, 'third-eye'],
  sendwizard: [LORE, 'wizard-staff'],
  senddragon: [LORE, 'meat'],
  routorcs: [LORE, 'imp-laugh'],
  noreinf: [DOOM, 'lightning-storm'],
  halfreinf: [DOOM, 'two-coins'],
  orcsurge: [DOOM, 'raven'],
  blank: [DOOM, 'star-swirl'],
};

/** A petition card as it is drawn, by its kind. */
export function cardFace(kind: number): CardFace {
  const { id, title, text } = CARDS[kind];
  const [[name, colour, sky], icon, value] = LOOKS[id];
  return { title, kind: name, icon, text, colour, sky, ...(value && { value }) };
}

/** The kinds in a hand, one entry a card. */
export function cardsIn(hand: readonly number[]): number[] {
  return hand.flatMap((n, kind) => new Array<number>(n).fill(kind));
}

export function cardPick(kind: number): string {
  return `card:${CARDS[kind].id}`;
}
