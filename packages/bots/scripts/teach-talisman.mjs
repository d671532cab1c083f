// Teaches the sage of Talisman anew who wins after which move: plays games with the sage as it is, now and then astray, fits a
// net to how they went on, and writes it down.
//   npm run build && node packages/bots/scripts/teach-talisman.mjs [games] [seed] [file]
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { SHAPE } from '../dist/talisman/archmage/inputs.js';
import { taught } from './teach/fitting.mjs';
import { story } from './teach/stories.mjs';
import { textOf } from './teach/writing.mjs';

const usual = fileURLToPath(new URL('../src/talisman/archmage/lore.data.ts', import.meta.url));
const [games = '8000', seed = 'lore', file = usual] = process.argv.slice(2);
const stories = [];
for (let i = 0; i < Number(games); i++) {
  stories.push(...story(`${seed} ${i}`, i));
  if (i % 100 === 99) console.log(`${i + 1} of ${games} games`);
}
const net = taught(stories, SHAPE, ({ round, loss }) => console.log(`round ${round}: log loss ${loss.toFixed(4)}`));
writeFileSync(file, textOf(net, SHAPE));
