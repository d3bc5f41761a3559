/** A word of a text. */
export interface TextWord {
  /** As it stands in the text, without the punctuation around it: `Don’t`, `well-known`. */
  text: string;
  /** Where it begins and ends in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Index among the words that spaces separate, which the cues of a clip count. */
  index: number;
}

/** A word or a figure, with the apostrophes, hyphens and full stops inside of it. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’.‑-][\p{L}\p{M}\p{N}]+)*/gu;
/** All words of a text in their order. */
export function textWords(text: string): TextWord[] {
  return [...text.matchAll(WORD)].map(({ 0: match, index: start }) => {
    const word = match + tailOf(match, text.slice(start + match.length));
    const before = text.slice(0, start).trimStart();
    return {
      text: word,
      start,
      end: start + word.length,
      index: before.split(/\s+/).length - 1,
    };
  });
}

/** The rest of an abbreviation with full stops, or of a plural's possessive. */
function tailOf(word: string, rest: string): string {
  if (/^\p{L}(?:\.\p{L})+$/u.test(word) && rest.startsWith('.')) return '.';
  return /s$/.test(word) && /^['’](?![’'\p{L}])/u.test(rest) && !/['’]/.test(word) ? rest[0]! : '';
}

/** The word at a position of a text: the one that the position is in, or that it stands at the end of; null in the
 *  space between words. */
export const wordAt = (text: string, position: number): TextWord | null =>
  textWords(text).find(({ start, end }) => start <= position && position <= end) ?? null;

/** Made once, because that takes longer than finding the sentences of a text. */
let segmenter: Intl.Segmenter | undefined;

/** The sentence around a position of an English text, without the spaces around it. The whole text in a browser that
 *  finds no sentences. */
export function sentenceAt(text: string, position: number): string {
  if ('Segmenter' in Intl) segmenter ??= new Intl.Segmenter('en', { granularity: 'sentence' });
  const found = segmenter?.segment(text).containing(Math.min(position, text.length - 1));
  return (found?.segment ?? text).replace(/\s+/g, ' ').trim();
}
