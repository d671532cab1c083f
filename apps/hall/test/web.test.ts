import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { scratch, serve } from './hall.js';

const page = '<!doctype html><title>Hall</title>';

async function withScreen() {
  const web = scratch();
  mkdirSync(join(web, 'assets'));
  writeFileSync(join(web, 'index.html'), page);
  writeFileSync(join(web, 'sw.js'), 'self');
  writeFileSync(join(web, 'assets', 'main-Ab12Cd34.js'), 'export const a = 1;'.repeat(50));
  writeFileSync(join(web, '.secret'), 'no');
  return serve({ web });
}

test('the screen is served with a strict policy, and each of its pages is the same page', async () => {
  const { url, stop } = await withScreen();
  for (const path of ['/', '/table/abc', '/lobby']) {
    const answer = await fetch(url + path);
    expect(await answer.text()).toBe(page);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
  }
  await stop();
});

test('files named by their content are kept for ever, and come squeezed', async () => {
  const { url, stop } = await withScreen();
  const asset = await fetch(`${url}/assets/main-Ab12Cd34.js`, { headers: { 'Accept-Encoding': 'br' } });
  expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(asset.headers.get('content-encoding')).toBe('br');
  expect(asset.headers.get('content-type')).toMatch(/javascript/);
  expect(await asset.text()).toContain('export const a');
  expect((await fetch(`${url}/sw.js`)).headers.get('cache-control')).toBe('no-cache');
  await stop();
});

test('what did not change is not sent again', async () => {
  const { url, stop } = await withScreen();
  const etag = (await fetch(url)).headers.get('etag') as string;
  expect((await fetch(url, { headers: { 'If-None-Match': etag } })).status).toBe(304);
  await stop();
});

test('there is no file but those of the screen', async () => {
  const { url, stop } = await withScreen();
  for (const path of ['/assets/other.js', '/.secret', '/index.html.bak'])
    expect((await fetch(url + path)).status).toBe(404);
  await stop();
});

test('a hall without a screen says so, and has one as soon as it is built', async () => {
  const web = join(scratch(), 'later');
  const { url, stop } = await serve({ web });
  const before = await fetch(url);
  expect(before.status).toBe(503);
  expect(await before.text()).toContain('npm run build');
  mkdirSync(web);
  writeFileSync(join(web, 'index.html'), page);
  await expect.poll(() => fetch(url).then((answer) => answer.text()), { timeout: 10_000 }).toBe(page);
  await stop();
});
