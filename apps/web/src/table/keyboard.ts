import { createKeys } from '../shell/keys.js';
import { change, settings } from '../shell/settings.js';
import { ruleNow } from './Bar.js';
import type { Open } from './open.js';
import type { Panel } from './Phone.js';
import type { Sitting } from './sitting.js';

export interface TableDoors {
  setPanel(panel: Panel): void;
  setOpen(open: Open): void;
}

/** Keys as people who read the help see them. */
export const KEYS: readonly (readonly [string, string])[] = [
  ['Arrow keys', 'Move between the spaces of the map'],
  ['Enter', 'Choose what is aimed at, or press the main button'],
  ['Esc', 'One step back; close what is open'],
  ['U', 'Undo'],
  ['E', 'End: the turn, the campaign, the phase'],
  ['R', 'Roll'],
  ['Space', 'Skip: what moves on the screen, and what machines do'],
  ['M', 'To the map'],
  ['L', 'To the chronicle'],
  ['P', 'Replay; left and right step through it'],
  ['W', 'Why? The rule of what is asked'],
  ['H', 'Hide the pieces, show them again'],
  ['S', 'Sound on and off'],
  ['?', 'These keys'],
];

/** Everything at the table has a key. */
export function createTableKeys(sitting: Sitting, doors: TableDoors): void {
  const press = (key: string) => {
    const act = sitting.acts().find((one) => one.key?.toLowerCase() === key && one.missing === undefined);
    if (!act) return false;
    sitting.pick(act.picks);
    return true;
  };
  const letters = () =>
    Object.fromEntries(
      sitting
        .acts()
        .flatMap(({ key }) => (key && key.length === 1 ? [[key.toLowerCase(), () => press(key.toLowerCase())]] : [])),
    );
  createKeys(() => ({
    ...letters(),
    u: () => sitting.undo(),
    Enter: () => pressMain(sitting),
    Escape: () => sitting.gesture.back() || closeReplay(sitting),
    Space: () => sitting.hurry(),
    m: () => focusMap(doors),
    l: () => {
      doors.setPanel('chronicle');
      document.getElementById('chronicle')?.focus();
    },
    p: () => (sitting.replay.isOpen() ? sitting.replay.close() : void sitting.replay.open()),
    w: () => sitting.openRule(sitting.refused()?.rule ?? ruleNow(sitting)),
    h: () => sitting.setHidePieces(!sitting.hidePieces()),
    s: () => change({ sound: !settings().sound }),
    '?': () => doors.setOpen('keys'),
    ArrowLeft: () => stepReplay(sitting, -1),
    ArrowRight: () => stepReplay(sitting, 1),
    ArrowUp: () => (sitting.replay.isOpen() ? false : focusMap(doors)),
    ArrowDown: () => (sitting.replay.isOpen() ? false : focusMap(doors)),
  }));
}

function pressMain(sitting: Sitting): boolean {
  const main = sitting.acts().find((act) => act.kind === 'main' && act.missing === undefined);
  if (!main) return false;
  sitting.pick(main.picks);
  return true;
}

function closeReplay(sitting: Sitting): boolean {
  if (!sitting.replay.isOpen()) return false;
  sitting.replay.close();
  return true;
}

function stepReplay(sitting: Sitting, by: number): boolean {
  if (!sitting.replay.isOpen()) return focusMap({ setPanel: () => {}, setOpen: () => {} });
  sitting.replay.step(by);
  return true;
}

/** Arrow keys work from anywhere: the first brings one to the map. */
function focusMap(doors: TableDoors): boolean {
  doors.setPanel('map');
  const space = document.querySelector<SVGElement>('.table-map [tabindex="0"]');
  space?.focus();
  return space !== null;
}
