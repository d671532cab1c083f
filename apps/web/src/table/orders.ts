import type { Order } from '@questhall/table';

const UNTIL: Readonly<Record<Order['until'], string>> = {
  attacked: 'until I am attacked',
  turn: 'until my turn',
  never: 'always',
};

/** An order as one would say it: `"pass" until my turn`. */
export function orderWords({ pick, until, unless = [] }: Order): string {
  const limits = unless.length === 0 ? '' : `, unless I can ${unless.join(' or ').replaceAll('-', ' ')}`;
  return `"${pick}" ${UNTIL[until]}${limits}`;
}
