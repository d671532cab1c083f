import { botsFor } from '@questhall/bots';
import * as dragonlords from '@questhall/dragonlords';
import * as lords from '@questhall/lords-and-wizards';
import * as talisman from '@questhall/talisman';
import * as wizards from '@questhall/wizards';
import { EXAMPLES, RULES, RULINGS, wizardsQuest, wizardsQuestWords } from '@questhall/wizards-quest';
import { drawDragonlords } from './boards/dragonlords.js';
import { lookDragonlords } from './boards/dragonlords-look.js';
import { drawLordsAndWizards } from './boards/lords-and-wizards.js';
import { lookLordsAndWizards } from './boards/lords-and-wizards-look.js';
import { drawTalisman } from './boards/talisman.js';
import { lookTalisman } from './boards/talisman-look.js';
import { drawWizards } from './boards/wizards.js';
import { lookWizards } from './boards/wizards-look.js';
import { drawWizardsQuest } from './boards/wizards-quest.js';
import { lookWizardsQuest } from './boards/wizards-quest-look.js';
import { wizardsQuestOdds } from './boards/wizards-quest-odds.js';
import { EMPTY_BOOK } from './book.js';
import type { House } from './house.js';

/** The games people play, by slug. */
export const GAMES: Readonly<Record<string, House>> = {
  'wizards-quest': {
    game: wizardsQuest,
    words: wizardsQuestWords,
    book: { rules: RULES, examples: EXAMPLES, rulings: RULINGS },
    bots: botsFor('wizards-quest'),
    draw: drawWizardsQuest,
    odds: wizardsQuestOdds,
    look: lookWizardsQuest,
  },
  talisman: {
    game: talisman.talisman,
    words: talisman.talismanWords,
    book: { rules: talisman.RULES, examples: talisman.EXAMPLES, rulings: talisman.RULINGS },
    bots: botsFor('talisman'),
    draw: drawTalisman,
    look: lookTalisman,
    marks: talisman.talismanMarks,
  },
  dragonlords: {
    game: dragonlords.dragonlords,
    words: dragonlords.dragonlordsWords,
    book: { rules: dragonlords.RULES, examples: dragonlords.EXAMPLES, rulings: dragonlords.RULINGS },
    bots: botsFor('dragonlords'),
    draw: drawDragonlords,
    look: lookDragonlords,
    marks: dragonlords.dragonlordsMarks,
  },
  wizards: {
    game: wizards.wizards,
    words: wizards.wizardsWords,
    book: { rules: wizards.RULES, examples: wizards.EXAMPLES, rulings: wizards.RULINGS },
    bots: botsFor('wizards'),
    draw: drawWizards,
    look: lookWizards,
    marks: wizards.wizardsMarks,
  },
  'lords-and-wizards': {
    game: lords.lordsAndWizards,
    words: lords.lordsAndWizardsWords,
    book: { rules: lords.RULES, examples: lords.EXAMPLES, rulings: lords.RULINGS },
    bots: botsFor('lords-and-wizards'),
    draw: drawLordsAndWizards,
    look: lookLordsAndWizards,
    marks: lords.lordsAndWizardsMarks,
  },
};

/** Small games that prove the kernel: they can be named, but are not listed, and are loaded only then. */
export async function proofs(): Promise<Readonly<Record<string, House>>> {
  const { duel, duelWords } = await import('@questhall/testkit/tools');
  return { duel: { game: duel, words: duelWords, book: EMPTY_BOOK, bots: botsFor('duel') } };
}

export async function findGame(slug: string): Promise<House | undefined> {
  return new Map(Object.entries(await allGames())).get(slug);
}

/** Every game that can be named. */
export async function allGames(): Promise<Readonly<Record<string, House>>> {
  return { ...GAMES, ...(await proofs()) };
}
