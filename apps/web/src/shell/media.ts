import { createSignal } from 'solid-js';

const query = matchMedia('(max-width: 760px)');
const [phone, setPhone] = createSignal(query.matches);
query.addEventListener('change', () => setPhone(query.matches));

/** Whether the table is laid out for a hand: a sheet and tabs instead of a column. */
export const isPhone = phone;
