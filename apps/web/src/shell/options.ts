import type { OptionSpec, OptionValue, TableOptions, Telling } from '@questhall/kernel';
import type { ClockSpec } from '@questhall/table';
import { clockWords } from './words.js';

/** What differs from the plain game, in words. */
export function optionsInWords(game: Telling | null, options: TableOptions): string {
  if (!game) return '';
  const changed = changedOptions(game, options);
  return changed.length === 0
    ? 'The game as it comes.'
    : `${changed.map(([spec, value]) => optionInWords(spec, value)).join('; ')}.`;
}

export function changedOptions(game: Telling, options: TableOptions): [OptionSpec, OptionValue][] {
  return Object.entries(game.options).flatMap(([id, spec]) => {
    const value = options[id] ?? spec.default;
    return value === spec.default ? [] : [[spec, value] as [OptionSpec, OptionValue]];
  });
}

export function optionInWords(spec: OptionSpec, value: OptionValue): string {
  return `${spec.says}: ${valueInWords(value)}`;
}

export function valueInWords(value: OptionValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value).replaceAll('-', ' ');
}

export function clockInWords(clock: ClockSpec): string {
  if (clock.kind === 'none') return 'no clock';
  if (clock.kind === 'turns') return `${clockWords(clock.perMove)} for every move`;
  return `${clockWords(clock.bank)} each and ${Math.round(clock.increment / 1000)} s a move`;
}
