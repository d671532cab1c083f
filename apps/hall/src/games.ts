import { levelsFor } from '@questhall/bots';
import { dragonlords } from '@questhall/dragonlords';
import type { Game } from '@questhall/kernel';
import { lordsAndWizards } from '@questhall/lords-and-wizards';
import type { GameSummary } from '@questhall/protocol';
import { talisman } from '@questhall/talisman';
import { wizards } from '@questhall/wizards';
import { wizardsQuest } from '@questhall/wizards-quest';

export type Games = ReadonlyMap<string, Game>;

/** The games of the house, and those of further modules. Threads load them by the same words. */
export async function loadGames(modules: readonly string[]): Promise<Games> {
  const games = new Map<string, Game>(
    [wizardsQuest, talisman, dragonlords, wizards, lordsAndWizards].map((game) => [game.id, game]),
  );
  for (const module of modules) {
    const exported = Object.values((await import(module)) as Record<string, unknown>);
    for (const one of exported) if (isGame(one)) games.set(one.id, one);
  }
  return games;
}

function isGame(x: unknown): x is Game {
  return typeof x === 'object' && x !== null && 'procedures' in x && 'setup' in x;
}

export function summaryOf(game: Game): GameSummary {
  return {
    game: game.id,
    title: game.title,
    version: game.version,
    seats: game.seats,
    options: Object.entries(game.options).map(([id, option]) => ({ id, ...option })),
    bots: levelsFor(game.id),
  };
}
