import { type Battle, boardOf, columnName, columnNow, type Owner, type View } from '@questhall/lords-and-wizards';
import type { Drawing } from './drawing.js';
import { counted, flowed } from './layout.js';
import { ownerSign, placeWords, unitWords } from './lords-and-wizards-survey.js';

/** The battle that is being fought, sieges, and what was promised of late. */
export function affairs(drawing: Drawing<View>): string[] {
  const { view, width } = drawing;
  const promised = pacts(drawing);
  const all = [
    ...(view.battle ? [battleTold(drawing, view.battle)] : []),
    ...view.sieges.map((siege) => siegeTold(drawing, siege)),
    ...(promised.length > 0 ? [['Promises', ...promised]] : []),
  ];
  return all.flatMap((parts) => flowed(parts, width, ' · ', '  '));
}

function battleTold({ people, view }: Drawing<View>, battle: Readonly<Battle>): string[] {
  const { attacker, attackers, defender, defenders, leading, leadingDefence, part, place, round } = battle;
  const host = (owner: Owner, verb: string, units: readonly number[]) =>
    `${ownerSign(owner, people.letter)} ${verb} with ${unitWords(view, units) || 'nobody'}`;
  const { column, differential } = columnNow(boardOf(view));
  return [
    `Battle for ${placeWords(place)}${part === 'open' ? '' : ` (${part})`}, round ${Math.max(1, round)}`,
    host(attacker, 'attacks', [...leading, ...attackers]),
    host(defender, 'defends', [...leadingDefence, ...defenders]),
    `difference ${differential}, column ${columnName(column)}`,
  ];
}

function siegeTold({ people, viewer }: Drawing<View>, siege: View['sieges'][number]): string[] {
  const { besieged, besieger, bid, castle, hex, shift } = siege;
  const [attacker, defender] = [besieger, besieged].map((owner) => ownerSign(owner, people.letter));
  return [
    `Siege: ${attacker} besieges ${defender} in ${castle ? 'the castle of ' : ''}${placeWords(hex)}`,
    ...(shift > 0 ? [`${counted(shift, 'column')} to the right next time`] : []),
    ...(besieger === viewer && bid >= 0 ? [`you spend ${bid}`] : []),
  ];
}

function pacts({ people, view }: Drawing<View>): string[] {
  return view.pacts
    .slice(-3)
    .map(
      ({ by, turn, what, with: other }) => `${people.letter(by)} to ${people.letter(other)} on turn ${turn}: ${what}`,
    );
}
