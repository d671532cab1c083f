import type { Seat } from '@questhall/kernel';
import { kindOf, objectLimit, POINTS, spellLimit, type View } from '@questhall/talisman';
import { type JSX, Show } from 'solid-js';
import type { CardFace } from '../../../kit/Card.js';
import { cardFace, spellFace } from '../cards.js';
import { CardRow } from '../matter/CardRow.js';
import { asBoard } from '../prospects.js';
import { isSeen } from '../scene.js';

/** Objects, Followers, Spells and trophies of a character, as small cards. */
export function Belongings(props: { view: View; seat: Seat }): JSX.Element {
  const board = () => asBoard(props.view);
  const objects = () => props.view.objects[props.seat];
  const followers = () => props.view.followers[props.seat];
  const spells = () => props.view.spells[props.seat];
  const trophies = () => props.view.trophies[props.seat];
  const points = () => trophies().reduce((sum, kind) => sum + POINTS[kind], 0);
  return (
    <>
      <Row
        title={`Objects, ${of(objects().length, objectLimit(board(), props.seat))}`}
        faces={objects().map(cardFace)}
      />
      <Row title="Followers" faces={followers().map((follower) => cardFace(kindOf(follower)))} />
      <Row
        title={`Spells, ${of(spells().length, spellLimit(board(), props.seat))}`}
        faces={spells().map((spell) => (isSeen(spell) ? spellFace(spell) : null))}
      />
      <Row title={`Trophies, ${points()} of 7 points`} faces={trophies().map(cardFace)} />
    </>
  );
}

function of(many: number, most: number): string {
  return Number.isFinite(most) ? `${many} of ${most}` : String(many);
}

function Row(props: { title: string; faces: readonly (CardFace | null)[] }): JSX.Element {
  return (
    <Show when={props.faces.length > 0}>
      <h3 class="sheet-row">{props.title}</h3>
      <CardRow faces={props.faces} backs="A Spell that only its owner may read" />
    </Show>
  );
}
