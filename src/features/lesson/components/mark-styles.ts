import type { WordMark } from '~/domain/speech/word-mark';

/** Colour and line of a spoken word by its mark: a word that could not be told is neither green nor red, and has a line
 *  of its own. */
export const MARK_STYLES: Readonly<Record<WordMark, string>> = {
  clear: 'text-said decoration-said decoration-solid',
  other: 'text-again decoration-again decoration-wavy',
  open: 'text-text decoration-edge decoration-dashed',
};
