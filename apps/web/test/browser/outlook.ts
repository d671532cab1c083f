import type { Page } from 'playwright-core';
import type { Wire } from './wire.js';

const SHORT = 300;

interface Onlooker {
  readonly page: Page;
  readonly wire: Wire;
  readonly faults: readonly string[];
}

/** What a page shows, and what its socket has told it, in a few lines: for whoever reads that a test failed. */
export async function outlook({ page, wire, faults }: Onlooker): Promise<string> {
  const shown = await page.evaluate(look).catch((error) => [String(error)]);
  const { said, heard } = wire;
  return [
    `${page.url()} as seat ${wire.as()} shows`,
    ...shown,
    `was told entry ${wire.scene()?.seq}, and is asked ${short(wire.prompt())}`,
    `last said ${said.slice(-3).map(short).join(' and ')}`,
    `last heard ${heard.slice(-3).map(short).join(' and ')}`,
    ...faults,
  ].join('\n  ');
}

function short(what: unknown): string {
  return JSON.stringify(what)?.slice(0, SHORT);
}

/** Runs in the page: what asks, tells or covers something, with its marks and words. */
function look(): string[] {
  const parts = [...document.querySelectorAll('.prompt, .matter, .table-notice, .toast, [role=dialog], [role=alert]')];
  const marks = (el: Element) => [...el.attributes].map(({ name, value }) => `${name}=${value}`).join(' ');
  const words = (el: Element) => (el.textContent ?? '').replace(/\s+/g, ' ');
  return parts.map((el) => `[${marks(el)}] ${words(el)}`);
}
