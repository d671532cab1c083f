import type { Choice, Prompt } from '@questhall/kernel';
import { placeNamed } from '@questhall/lords-and-wizards';
import type { Scene } from '@questhall/table';
import { acts } from '../../../src/boards/lords-and-wizards/acts.js';
import { clausesOf } from '../../../src/boards/lords-and-wizards/matter/clauses.js';
import { tilesOf } from '../../../src/boards/lords-and-wizards/matter/tile.js';
import { onslaughtOf } from '../../../src/boards/lords-and-wizards/onslaught.js';
import { rowsOf, spendOf } from '../../../src/boards/lords-and-wizards/options.js';
import { planOf } from '../../../src/boards/lords-and-wizards/plan.js';
import { viewOf } from '../../../src/boards/lords-and-wizards/scene.js';
import { takes } from '../../../src/boards/lords-and-wizards/takes.js';
import { tollOf } from '../../../src/boards/lords-and-wizards/tolls.js';
import { still } from '../still.js';

/** Whether somebody can make this choice with what the screen shows. */
export function canBeMade(choice: Choice, prompt: Prompt, scene: Scene): boolean {
  const { pick, at = [] } = choice;
  const view = viewOf(scene);
  const buttons = (path: readonly string[], draft: readonly string[] = []) =>
    acts(prompt, scene, still(prompt, path, draft).gesture).flatMap(({ picks }) => picks);
  if (spendOf(prompt)) return buttons([], [pick.split(' ')[1] ?? '']).includes(pick);
  if (prompt.ask === 'deal.compose' && clausesOf(prompt, scene).some((clause) => clause.pick === pick)) return true;
  if (rowsOf(prompt).some((row) => Array.from({ length: row.most }, (_, i) => row.pick(i + 1)).includes(pick)))
    return true;
  if (view && tilesOf(prompt, view).some((tile) => tile.pick === pick)) return true;
  if (view && tollOf(prompt, view).some((group) => group.pick === pick && group.most > 0)) return true;
  return buttons([]).includes(pick) || isOnMap(choice, prompt, scene, buttons(at));
}

/** Whether a click on the place of a choice makes it, or offers it. */
function isOnMap({ pick, at = [] }: Choice, prompt: Prompt, scene: Scene, offered: readonly string[]): boolean {
  if (at.length === 0 || placeNamed(at[0]) < 0) return false;
  const { gesture } = still(prompt);
  const isTaken = takes(at[0], gesture, prompt, scene);
  if (/^(move|sail) /.test(pick) && isTaken) return planOf(prompt, scene, gesture) !== null;
  if (prompt.ask === 'combat.choose' && /^attack /.test(pick) && isTaken)
    return onslaughtOf(prompt, scene, gesture)?.aims.some((aim) => aim.choice.pick === pick) ?? false;
  const alone = prompt.choices.filter((other) => other.at?.join() === at.join()).length === 1;
  return (alone && !isTaken) || offered.includes(pick);
}
