#!/usr/bin/env -S node --max-semi-space-size=64 --single-threaded-gc
import { existsSync } from 'node:fs';

const built = new URL('../dist/main.js', import.meta.url);
if (existsSync(built)) {
  await import(built.href);
} else {
  console.error('questhall is not built yet; run `npm ci && npm run build` in its folder first');
  process.exitCode = 1;
}
