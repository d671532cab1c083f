import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, type BrowserContext, type ConsoleMessage, chromium, type Page } from 'playwright-core';
import { afterEach, expect } from 'vitest';
import { outlook } from './outlook.js';
import { listen, type Wire } from './wire.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const DICE = new URL('./loaded-dice.mjs', import.meta.url);

/** How long a busy machine may take for anything, in seconds. */
const PATIENCE = 30;

/** A hall in a process of its own, serving the built screen. */
export interface Hall {
  readonly url: string;
  readonly data: string;
  /** As a power cut would: kill -9. */
  kill(): Promise<void>;
  /** Once more at the same address with the same tables. */
  again(): Promise<void>;
  /** Let it put its tables away; the tables stay. */
  stop(): Promise<void>;
  close(): Promise<void>;
}

export interface HallWishes {
  /** Where its tables are; a folder of its own unless somebody else's are to be taken over. */
  readonly data?: string;
  /** The secret of all its tables, 32 hex digits: for tests that must know the dice. */
  readonly dice?: string;
  /** By `npm start`, as the README says. */
  readonly start?: boolean;
}

export async function openHall(wishes: HallWishes = {}): Promise<Hall> {
  const { data = mkdtempSync(join(tmpdir(), 'hall-')), dice, start = false } = wishes;
  let running = await serve(0);
  const { port } = running;
  return {
    url: `http://localhost:${port}`,
    data,
    kill: () => ended(running.child, 'SIGKILL'),
    stop: () => ended(running.child, 'SIGTERM'),
    again: async () => {
      running = await serve(port);
    },
    close: async () => {
      await ended(running.child, 'SIGKILL');
      rmSync(data, { recursive: true, force: true });
    },
  };

  async function serve(at: number): Promise<{ child: ChildProcess; port: number }> {
    const loaded = dice === undefined ? [] : ['--import', DICE.href];
    const tool = start ? ['scripts/start.mjs'] : ['apps/cli/bin/questhall.js', 'serve', '--log', 'warn'];
    const child = spawn(process.execPath, [...loaded, ...tool, '--port', String(at), '--data', data], {
      cwd: ROOT,
      env: { ...process.env, ...(dice !== undefined && { LOADED_DICE: dice }) },
      stdio: ['ignore', 'pipe', 'inherit'],
      // A group of its own, so that what it starts ends with it.
      detached: true,
    });
    return { child, port: await portOf(child) };
  }
}

/** The hall says where it is open. */
function portOf(child: ChildProcess): Promise<number> {
  return new Promise((found, failed) => {
    let said = '';
    child.once('exit', (code) => failed(new Error(`the hall closed with ${code} before it was open`)));
    child.stdout?.on('data', (part) => {
      said += part;
      const [, port] = /open at \S+:(\d+)/.exec(said) ?? [];
      if (port) found(Number(port));
    });
  });
}

function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => {
    child.once('exit', () => done());
    process.kill(-child.pid!, signal);
  });
}

const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** One browser for a test file; people in it are kept apart by `visit`. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args: FLAGS });
}

/** Somebody with a browser of their own. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly wire: Wire;
  /** What went wrong in any of their pages: errors, and what the content policy stopped. */
  readonly faults: string[];
}

export interface VisitWishes {
  readonly path?: string;
  readonly width?: number;
  readonly height?: number;
  /** A finger instead of a mouse. */
  readonly touch?: boolean;
  readonly theme?: 'light' | 'dark';
  /** Whether things may move on the screen. */
  readonly motion?: boolean;
  /** How they have set up their screen. */
  readonly settings?: Readonly<Record<string, string | boolean>>;
  /** What they put into the dice when they sit down, 32 hex digits; real chance if it is not given. */
  readonly nonce?: string | undefined;
  /** Called with the page before it goes anywhere. */
  readonly meet?: ((page: Page) => void) | undefined;
  /** Cookies and storage of somebody who was here before. */
  readonly state?: Awaited<ReturnType<BrowserContext['storageState']>>;
}

export async function visit(browser: Browser, hall: Pick<Hall, 'url'>, wishes: VisitWishes = {}): Promise<Visitor> {
  const {
    path = '/',
    width = 1280,
    height = 800,
    touch = false,
    theme,
    motion = false,
    settings = {},
    nonce,
    state,
  } = wishes;
  const context = await browser.newContext({
    baseURL: hall.url,
    viewport: { width, height },
    reducedMotion: motion ? 'no-preference' : 'reduce',
    hasTouch: touch,
    isMobile: touch,
    ...(theme && { colorScheme: theme }),
    storageState: state ?? settled(hall, settings),
  });
  context.setDefaultTimeout(PATIENCE * 1000);
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  context.on('console', (line) => isFault(line) && faults.push(`${line.text()} (${line.location().url})`));
  if (nonce !== undefined) await context.addInitScript(sitWith, nonce);
  const page = await context.newPage();
  const wire = listen(page);
  wishes.meet?.(page);
  const visitor = { context, page, wire, faults };
  visitors.add(visitor);
  context.on('close', () => visitors.delete(visitor));
  await page.goto(path);
  return visitor;
}

const visitors = new Set<Visitor>();

// Whoever reads of a failure wants to know what everybody saw.
afterEach(async ({ task }) => {
  if (task.result?.state === 'fail') for (const one of visitors) console.log(await outlook(one));
});

/** Runs in the page, before anything else. */
function sitWith(nonce: string): void {
  const { send } = WebSocket.prototype;
  WebSocket.prototype.send = function (data) {
    const message = JSON.parse(String(data));
    send.call(this, message.t === 'sit' ? JSON.stringify({ ...message, nonce }) : data);
  };
}

/** A browser in which nothing but these settings has been stored. */
function settled({ url }: Pick<Hall, 'url'>, settings: Readonly<Record<string, string | boolean>>) {
  const stored = [{ name: 'questhall.settings', value: JSON.stringify(settings) }];
  return { cookies: [], origins: [{ origin: url, localStorage: stored }] };
}

/** The browser itself complains of a hall that is away, and of one that does not know us yet. */
function isFault(line: ConsoleMessage): boolean {
  const isStranger = line.location().url.endsWith('/api/me') && line.text().includes('401');
  const isAway = /ERR_(?:CONNECTION|INTERNET|NETWORK|SOCKET)|WebSocket connection/.test(line.text());
  return line.type() === 'error' && !isStranger && !isAway;
}

/** Nothing went wrong on their pages, and they are gone. */
export async function leave({ faults, context }: Visitor): Promise<void> {
  expect(faults).toEqual([]);
  await context.close();
}

/** Waits until something is so, and says what was waited for if it never is. */
export async function until(what: string, isSo: () => unknown, seconds = PATIENCE): Promise<void> {
  const last = Date.now() + seconds * 1000;
  while (!(await isSo())) {
    if (Date.now() > last) throw new Error(`waited ${seconds} s in vain: ${what}`);
    await new Promise((done) => setTimeout(done, 15));
  }
}
