import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ClientMessage } from '../src/index.js';

const page = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const words = (text: string) => [...text.matchAll(/`([\w-]+\??)`/g)].map(([, word]) => word as string);

/** The fields of each message besides `t`, `id` and `table`, as the page writes them. */
const forms = ClientMessage.options.map(({ entries }) => {
  const { t, id: _, table: __, ...rest } = entries as Record<string, { type: string; literal?: string }>;
  const fields = Object.entries(rest).map(([name, { type }]) => (type === 'optional' ? `${name}?` : name));
  return [t?.literal as string, fields] as const;
});

test.each(forms)('the page tells of `%s` with all its fields', (t, fields) => {
  const row = page.split('\n').find((line) => line.startsWith(`| \`${t}\` |`)) ?? '';
  expect(words(row.split('|')[2] ?? '')).toEqual(fields);
});
