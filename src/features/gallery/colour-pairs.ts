import type { day } from '../../../tailwind.config';

export type Colour = keyof typeof day;
type Pairs = Readonly<Partial<Record<Colour, readonly Colour[]>>>;

const READ: readonly Colour[] = ['text', 'soft', 'ink', 'gold-text', 'said', 'nearly', 'again'];

/** Pairs of text and background colours: contrast of at least 4.5 in both themes. */
export const TEXT_ON: Pairs = {
  paper: READ,
  raised: READ,
  sunken: READ,
  'ink-soft': ['text', 'soft', 'ink', 'gold-text'],
  'gold-soft': ['text', 'soft', 'ink', 'gold-text'],
  ink: ['on-ink'],
  'ink-deep': ['on-ink'],
  again: ['on-ink'],
  text: ['paper'],
  brand: ['on-veil'],
  veil: ['on-veil', 'gold-on-cover', 'ink-on-cover'],
  'cover-ground': ['on-cover', 'on-cover-soft', 'gold-on-cover', 'ink-on-cover'],
};

/** Pairs for large text (from 24 px) and for the edges and focus rings of controls and drawings: at
 *  least 3. */
export const SEEN_ON: Pairs = {
  paper: ['gold', 'edge', 'ink', 'said', 'nearly', 'again'],
  raised: ['gold', 'edge', 'ink', 'said', 'nearly', 'again'],
  sunken: ['edge', 'ink', 'said', 'nearly', 'again'],
  'ink-soft': ['edge', 'ink'],
  'gold-soft': ['edge', 'ink'],
  'cover-ground': ['gold'],
};

export const MIN_CONTRAST = { text: 4.5, seen: 3 } as const;
