// `npm run shots`: pictures of the pages and of interesting positions, wide and on a phone, by day and by lamp.
// `npm run shots -- talisman phone` takes only those.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { root } from './house.mjs';
import { dragonlordsMoments } from './shots/dragonlords.mjs';
import { lordsMoments } from './shots/lords-and-wizards.mjs';
import { pages } from './shots/pages.mjs';
import { positions } from './shots/positions.mjs';
import { talismanMoments } from './shots/talisman.mjs';
import { wizardsMoments } from './shots/wizards.mjs';

const OUT = `${root}out/shots/`;
const SUBJECTS = {
  pages,
  'wizards-quest': positions,
  talisman: talismanMoments,
  dragonlords: dragonlordsMoments,
  wizards: wizardsMoments,
  'lords-and-wizards': lordsMoments,
};
const THEMES = ['light', 'dark'];
const SCREENS = {
  wide: { viewport: { width: 1440, height: 900 } },
  phone: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
};
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const words = process.argv.slice(2);
const unknown = words.find((word) => ![SUBJECTS, SCREENS].some((names) => word in names) && !THEMES.includes(word));
if (unknown !== undefined) {
  const known = [...Object.keys(SUBJECTS), ...Object.keys(SCREENS), ...THEMES].join(', ');
  console.error(`There are no pictures of "${unknown}"; expected some of ${known}.`);
  process.exit(2);
}
/** Those that were named, or all if none was. */
const wanted = (names) => (names.some((name) => words.includes(name)) ? names.filter((n) => words.includes(n)) : names);

if (!existsSync(`${root}apps/web/dist/index.html`)) {
  console.error('There is nothing to show yet: run `npm run build` first.');
  process.exit(1);
}
if (words.length === 0) rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'questhall-shots-'));
const hall = spawn(process.execPath, [`${root}apps/cli/bin/questhall.js`, 'serve', '--port', '0', '--data', data], {
  stdio: ['ignore', 'pipe', 'ignore'],
});
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
try {
  const base = await open(hall);
  for (const screen of wanted(Object.keys(SCREENS)))
    for (const theme of wanted(THEMES))
      await shoot(base, `${screen}-${theme}`, { ...SCREENS[screen], colorScheme: theme });
} finally {
  await browser.close();
  hall.kill();
  rmSync(data, { recursive: true, force: true });
}
console.log(`The pictures are in out/shots/.`);

async function shoot(base, look, options) {
  const context = await browser.newContext({ ...options, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('questhall.settings', '{"pace":"instant","name":"Maren"}'));
  const page = await context.newPage();
  for (const subject of wanted(Object.keys(SUBJECTS))) {
    let n = 0;
    const shot = async (name) => {
      n += 1;
      await page.waitForTimeout(350);
      await page.screenshot({ path: `${OUT}${look}-${subject}-${String(n).padStart(2, '0')}-${name}.png` });
    };
    await SUBJECTS[subject]({ base, browser, context, page, shot });
    console.log(`${look}: ${n} pictures of ${subject}`);
  }
  await context.close();
}

/** Where the hall says that it is open. */
function open(hall) {
  return new Promise((opened, failed) => {
    let said = '';
    hall.once('exit', () => failed(new Error('The hall did not open.')));
    hall.stdout.on('data', (part) => {
      said += part;
      const [, port] = /open at \S+:(\d+)/.exec(said) ?? [];
      if (port) opened(`http://localhost:${port}`);
    });
  });
}
