/** Words set as code. */
export function code(text) {
  return `\`${text}\``;
}

/** A table; what would end a cell is kept from it. */
export function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Names with what they mean, in one cell: `name` meaning; `name` meaning. */
export function meanings(words) {
  return Object.entries(words)
    .map(([name, says]) => `${code(name)} ${says}`)
    .join('; ');
}
