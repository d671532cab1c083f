import type { IconName } from './icon-names.js';

/** A seat's coat of arms: never colour alone, but a pattern and a glyph besides. */
export interface Arms {
  readonly name: string;
  /** The colour of the box, as the log calls it. */
  readonly colour: string;
  readonly field: string;
  readonly tone: string;
  readonly ink: string;
  readonly edge: string;
  /** What outlines a figure on the field. */
  readonly outline: string;
  readonly glyph: IconName;
  readonly ordinary: string;
  /** The pattern on a heater shield of 30 by 36. */
  readonly pattern: string;
}

/** The outline of a heater shield, centred. */
export const HEATER = 'M-15-17Q0-15 15-17V-2C15 8.500 8 14.500 0 19C-8 14.500-15 8.500-15-2Z';

export const ARMS: readonly Arms[] = [
  {
    name: 'Gules',
    colour: 'red',
    field: '#8A1528',
    tone: '#C24A54',
    ink: '#fff6e4',
    edge: '#3d0610',
    outline: '#3d0610',
    glyph: 'lion',
    ordinary: 'chevron',
    pattern: 'M-16 12L0-4L16 12V3L0-13L-16 3Z',
  },
  {
    name: 'Vert',
    colour: 'green',
    field: '#1A806D',
    tone: '#57BBA5',
    ink: '#ffffff',
    edge: '#06392f',
    outline: '#06392f',
    glyph: 'oak-leaf',
    ordinary: 'bend',
    pattern: 'M-16-18h9L16 12v9Z',
  },
  {
    name: 'Azure',
    colour: 'blue',
    field: '#274B9F',
    tone: '#6C8FDD',
    ink: '#ffffff',
    edge: '#0d1d4a',
    outline: '#0d1d4a',
    glyph: 'dolphin',
    ordinary: 'cross',
    pattern: 'M-4-19h8V21h-8ZM-16-7h32v8h-32Z',
  },
  {
    name: 'Or',
    colour: 'yellow',
    field: '#EFC548',
    tone: '#B98712',
    ink: '#2a1a02',
    edge: '#5c3f05',
    outline: '#EFC548',
    glyph: 'sun',
    ordinary: 'chequy',
    pattern: 'M-15-17h10v9h-10ZM5-17h10v9H5ZM-5-8H5V1H-5ZM-15 1h10v9h-10ZM5 1h10v9H5ZM-5 10H5v9H-5Z',
  },
  {
    name: 'Rose',
    colour: 'pink',
    field: '#CF86C9',
    tone: '#F3C9EF',
    ink: '#2c0a2b',
    edge: '#571f55',
    outline: '#CF86C9',
    glyph: 'rose',
    ordinary: 'barry',
    pattern: 'M-16-11h32v6h-32ZM-16 1h32v6h-32ZM-16 13h32v6h-32Z',
  },
  {
    name: 'Tenné',
    colour: 'orange',
    field: '#D96420',
    tone: '#FFAE70',
    ink: '#220c00',
    edge: '#5e2403',
    outline: '#D96420',
    glyph: 'fox-head',
    ordinary: 'paly',
    pattern: 'M-12-19h6V21h-6ZM6-19h6V21H6Z',
  },
];

/** The arms of a seat; from the seventh on they repeat, with an iron rim. */
export function armsOf(seat: number): Arms {
  return ARMS[seat % ARMS.length];
}

export function rimOf(seat: number): string {
  return seat < ARMS.length ? 'url(#kit-brass)' : 'url(#kit-iron)';
}
