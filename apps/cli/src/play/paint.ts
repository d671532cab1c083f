/** Colours of the terminal, or none: every mark must be readable without them. */
export interface Paint {
  /** In the colour of a seat. */
  seat(seat: number, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  /** What has changed, or is pointed at. */
  marked(text: string): string;
}

// The palette of Okabe and Ito, which people of every colour sight can tell apart, as terminal colours; twice six seats.
const SEATS = [214, 117, 36, 227, 202, 175];

export function paintFor(colours: boolean): Paint {
  if (!colours) {
    const plain = (text: string) => text;
    return { seat: (_, text) => text, strong: plain, faint: plain, marked: plain };
  }
  const in256 = (colour: number, text: string) => `\x1b[38;5;${colour}m${text}\x1b[39m`;
  return {
    seat: (seat, text) => {
      const painted = in256(SEATS[seat % SEATS.length], text);
      return seat < SEATS.length ? painted : `\x1b[4m${painted}\x1b[24m`;
    },
    strong: (text) => `\x1b[1m${text}\x1b[22m`,
    faint: (text) => `\x1b[2m${text}\x1b[22m`,
    marked: (text) => `\x1b[7m${text}\x1b[27m`,
  };
}

/** Whether this terminal shows colours, and its player wants them. */
export function wantsColours(forbidden: boolean): boolean {
  const { NO_COLOR, FORCE_COLOR, TERM } = process.env;
  if (forbidden || NO_COLOR) return false;
  if (FORCE_COLOR && FORCE_COLOR !== '0') return true;
  return process.stdout.isTTY === true && TERM !== 'dumb';
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: colours are control characters
const CODES = /\x1b\[[0-9;]*m/g;

/** How wide a text is on the screen. */
export function widthOf(text: string): number {
  return [...text.replace(CODES, '')].length;
}

export function padTo(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}
