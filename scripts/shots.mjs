// `npm run shots`: pictures of the pages and of interesting positions, wide and on a phone, by day and by lamp.
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
const PORT = 3471;
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

if (!existsSync(`${root}apps/web/dist/index.html`)) {
  console.error('There is nothing to show yet: run `npm run build` first.');
  process.exit(1);
}
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'questhall-shots-'));
const hall = spawn(
  process.execPath,
  [`${root}apps/cli/bin/questhall.js`, 'serve', '--port', String(PORT), '--data', data],
  { stdio: 'ignore' },
);
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
try {
  await open(`http://localhost:${PORT}`);
  for (const [screen, options] of Object.entries(SCREENS))
    for (const theme of ['light', 'dark']) await shoot(screen, theme, options);
} finally {
  await browser.close();
  hall.kill();
  rmSync(data, { recursive: true, force: true });
}
console.log(`The pictures are in out/shots/.`);

async function shoot(screen, theme, options) {
  const context = await browser.newContext({ ...options, colorScheme: theme, reducedMotion: 'reduce' });
  await context.addInitScript(() => localStorage.setItem('questhall.settings', '{"pace":"instant","name":"Maren"}'));
  const page = await context.newPage();
  let n = 0;
  const shot = async (name) => {
    n += 1;
    await page.waitForTimeout(350);
    await page.screenshot({ path: `${OUT}${screen}-${theme}-${String(n).padStart(2, '0')}-${name}.png` });
  };
  const stage = { base: `http://localhost:${PORT}`, browser, context, page, shot };
  await pages(stage);
  await positions(stage);
  await talismanMoments(stage);
  await dragonlordsMoments(stage);
  await wizardsMoments(stage);
  await lordsMoments(stage);
  console.log(`${screen}, ${theme}: ${n} pictures`);
  await context.close();
}

/** Until the hall answers. */
async function open(base) {
  for (let tries = 0; tries < 100; tries++) {
    const answer = await fetch(`${base}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The hall did not open.');
}
