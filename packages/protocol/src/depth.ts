/** Nothing we say is deeper. */
const DEEPEST = 12;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_RECORD, CLOSE_RECORD] = [34, 92, 91, 93, 123, 125];

/** Whether this JSON has lists within lists without end: only who means harm sends such, and reading it takes long. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let inText = false;
  for (let i = 0; i < text.length; i++) {
    const letter = text.charCodeAt(i);
    if (inText) {
      if (letter === BACKSLASH) i += 1;
      else if (letter === QUOTE) inText = false;
    } else if (letter === QUOTE) inText = true;
    else if (letter === OPEN_LIST || letter === OPEN_RECORD) {
      depth += 1;
      if (depth > DEEPEST) return true;
    } else if (letter === CLOSE_LIST || letter === CLOSE_RECORD) depth -= 1;
  }
  return false;
}
