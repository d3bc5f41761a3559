const LETTERS = 'À-ÖØ-öø-ÿŒœŠšŽžŸ';
const CAPITALS = 'À-ÖØ-ÞŒŠŽŸ';
const SMALL = 'a-zß-öø-ÿœšž';
/** Signs that may touch a letter, as quotation marks do. */
const MARKS = '\u00A0\u00AD¡¿«»‹›‘’‚“”„–—…•™®©´†‡';
/** Signs used beside figures, or by themselves. */
const SYMBOLS = '¢£¥§ª°±²³µ·º¼½¾×÷€‰';

/** Patterns that no prose of Western Europe has, and that texts of other encodings have nearly everywhere when they
 *  are read as windows-1252. */
const OTHERS = [
  // A sign that prose does without.
  new RegExp(`[^\\u0000-\\u007F${LETTERS}${MARKS}${SYMBOLS}]`),
  // Words of Cyrillic, Greek or Chinese.
  new RegExp(`[${LETTERS}]{4}`),
  // “donÕt” of Mac OS Roman; syllables of Chinese and Korean.
  new RegExp(`[${SMALL}][${CAPITALS}]`),
  new RegExp(`[${LETTERS}][${SYMBOLS}]|[${SYMBOLS}][${LETTERS}]`),
  // “caf‚” of MS-DOS: these marks only open a quotation.
  new RegExp(`[A-Za-z${LETTERS}][‚„]`),
  // UTF-8, of which a part is broken.
  new RegExp(`[ÂÃ][\\u00A0${MARKS}${SYMBOLS}]`),
];

/** Whether a text that was read as windows-1252 is prose of Western Europe judged by each character beyond
 *  ASCII and its neighbours. */
export const isWesternProse = (text: string): boolean =>
  OTHERS.every((pattern) => !pattern.test(text));
