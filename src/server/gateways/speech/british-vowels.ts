/** Words with the vowel of PALM in Southern British English and that of TRAP in General American (Wells
 *  1982: the lexical set BATH), without their inflected forms. */
const BATH_WORDS = new Set(
  `
  advance advantage after afternoon afterward afterwards aftershock aghast answer ask aunt autograph
  avalanche basket basketball bath bathroom bathtub blast branch brass broadcast calf calve can't cast
  castle chance chant clasp class classmate classroom classy command craft craftsman craftsmen dance demand
  disaster disastrous draft drafty enchant enhance example fast fasten flask forecast france gasp ghastly giraffe
  glance glass glasses graft grant graph grasp grass grasshopper half halfway halve last laugh laughter mask
  mast master masterpiece nasty newscast outcast overcast paragraph pass passbook passport password past
  pastime pasture path pathway footpath photograph plant plaster podcast raft ranch rascal rather reprimand
  sample shaft shan't slander slant staff task telegraph trance vantage vast mustache headmaster commander
  aircraft handcraft handicraft spacecraft witchcraft overpass underpass bypass trespass surpass eyeglass
  hourglass sunglasses fiberglass fibreglass steadfast downcast typecast outlast raspberry`.split(
    /\s+/,
  ),
);

/** Endings of inflected forms, with what they replace: `dancing` is a form of `dance`. */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/'s?$/, ''],
  [/(e?s|ed|er|ers|est|ing|ings|ly)$/, ''],
  [/(s|d|r|rs|st)$/, ''],
  [/(ing|ings)$/, 'e'],
  [/ied$|ies$|ier$|iest$|ily$/, 'y'],
];

const isBathWord = (word: string): boolean =>
  BATH_WORDS.has(word) ||
  ENDINGS.some(([ending, base]) => ending.test(word) && BATH_WORDS.has(word.replace(ending, base)));

/** Index of the TRAP vowel that Southern British English replaces by that of PALM: the last one of a BATH word
 *  (`advantage`); −1 for none (`map`).
 *  @param word in lower case, with straight apostrophes
 *  @param phones ARPAbet, with stress digits or without */
export const findBathVowel = (word: string, phones: readonly string[]): number =>
  isBathWord(word) ? phones.findLastIndex((phone) => phone.startsWith('AE')) : -1;

/** Spellings in which an AA is the vowel of LOT; in other spellings with an a it is that of PALM and START. */
const LOT_SPELLING = /o|wh?a|qua|yacht|restaurant|^[^a]*$/;

/** Whether an AA at an index is the vowel of LOT, which is rounded in Southern British English: in `stop` and
 *  `sorry`, but not in `father` or `start`. */
export function isLotVowel(word: string, phones: readonly string[], index: number): boolean {
  if (!phones[index]!.startsWith('AA') || !LOT_SPELLING.test(word)) return false;
  if (phones[index + 1] !== 'R') return true;
  return /or/.test(word) && VOWEL_LETTERS.has((phones[index + 2] ?? '')[0] ?? '');
}

/** First letters of ARPAbet vowels; no consonant of ARPAbet begins with one. */
const VOWEL_LETTERS = new Set('AEIOU');
