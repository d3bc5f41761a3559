import type { Phone } from './types';

/** Function words that change the sense of a sentence when one is said for another: who did it, when, how many, and
 *  whether at all. Each pair is written by its two words. */
export const SENSE_PAIRS = [
  'he/she',
  'his/her',
  'him/her',
  'this/these',
  'that/those',
  'has/had',
  'have/had',
  'is/was',
  'are/were',
  'does/did',
  'do/did',
  'can/can’t',
  'could/couldn’t',
  'will/won’t',
  'would/wouldn’t',
  'should/shouldn’t',
  'is/isn’t',
  'are/aren’t',
  'was/wasn’t',
  'were/weren’t',
  'do/don’t',
  'does/doesn’t',
  'did/didn’t',
  'has/hasn’t',
  'have/haven’t',
  'had/hadn’t',
  'in/on',
  'in/at',
  'on/at',
  'a/the',
] as const;
export type SensePair = (typeof SENSE_PAIRS)[number];

/** Pronunciations of the words of all pairs as CMUdict has them, the unstressed ones included. */
const PRONUNCIATIONS = new Map<string, readonly string[]>([
  ['he', ['HH IY', 'IY']],
  ['she', ['SH IY']],
  ['his', ['HH IH Z', 'IH Z']],
  ['her', ['HH ER', 'ER']],
  ['him', ['HH IH M', 'IH M']],
  ['this', ['DH IH S']],
  ['these', ['DH IY Z']],
  ['that', ['DH AE T', 'DH AH T']],
  ['those', ['DH OW Z']],
  ['has', ['HH AE Z', 'HH AH Z', 'AH Z']],
  ['had', ['HH AE D', 'HH AH D', 'AH D']],
  ['have', ['HH AE V', 'HH AH V', 'AH V']],
  ['is', ['IH Z']],
  ['was', ['W AA Z', 'W AH Z', 'W AO Z']],
  ['are', ['AA R', 'ER', 'AA', 'AH']],
  ['were', ['W ER', 'W AH']],
  ['does', ['D AH Z', 'D IH Z']],
  ['did', ['D IH D']],
  ['do', ['D UW', 'D AH']],
  ['can', ['K AE N', 'K AH N']],
  ['can’t', ['K AE N T', 'K AA N T']],
  ['could', ['K UH D', 'K AH D']],
  ['couldn’t', ['K UH D AH N T', 'K UH D AH N']],
  ['will', ['W IH L', 'W AH L']],
  ['won’t', ['W OW N T']],
  ['would', ['W UH D', 'W AH D']],
  ['wouldn’t', ['W UH D AH N T', 'W UH D AH N']],
  ['should', ['SH UH D', 'SH AH D']],
  ['shouldn’t', ['SH UH D AH N T', 'SH UH D AH N']],
  ['isn’t', ['IH Z AH N T', 'IH Z AH N']],
  ['aren’t', ['AA R AH N T', 'AA R N T', 'AA N T']],
  ['wasn’t', ['W AA Z AH N T', 'W AH Z AH N T', 'W AO Z AH N T']],
  ['weren’t', ['W ER AH N T', 'W ER N T']],
  ['don’t', ['D OW N T', 'D OW N']],
  ['doesn’t', ['D AH Z AH N T', 'D AH Z AH N']],
  ['didn’t', ['D IH D AH N T', 'D IH D N T', 'D IH D AH N']],
  ['hasn’t', ['HH AE Z AH N T', 'HH AE Z AH N']],
  ['haven’t', ['HH AE V AH N T', 'HH AE V AH N']],
  ['in', ['IH N', 'AH N']],
  ['on', ['AA N', 'AO N']],
  ['at', ['AE T']],
  ['a', ['AH', 'EY']],
  ['the', ['DH AH', 'DH IY']],
  ['hadn’t', ['HH AE D AH N T', 'HH AE D AH N']],
]);

/** A word that would change the sense in the place of another. */
export interface SenseCompetitor {
  pair: SensePair;
  word: string;
  pronunciations: readonly (readonly Phone[])[];
}

const isLetter = (character: string) => /\p{L}/u.test(character);

/** A word in lower case, without the punctuation around it, with the apostrophe of the pairs. */
function plain(text: string): string {
  const characters = [...text.toLowerCase().replaceAll("'", '’')];
  const start = characters.findIndex(isLetter);
  return start < 0 ? '' : characters.slice(start, characters.findLastIndex(isLetter) + 1).join('');
}

/** Sounds before which the end of *n’t* cannot be heard: *can’t talk*, *isn’t nice*. */
const HIDES_NEGATION: ReadonlySet<Phone> = new Set(['T', 'D', 'N']);

/** Whether the next word hides the difference of a pair; *do* and *did* sound alike before *you*. */
function isHidden(pair: SensePair, next: Phone | undefined): boolean {
  if (next === undefined) return false;
  return pair === 'do/did' ? next === 'Y' : pair.endsWith('n’t') && HIDES_NEGATION.has(next);
}

/** The competitors that would change the sense of a sentence in the place of a word; none for most words.
 *  @param text of the word as it is displayed
 *  @param next first phone of the next word; undefined at the end of the text */
export function senseCompetitors(text: string, next?: Phone): SenseCompetitor[] {
  const own = plain(text);
  return SENSE_PAIRS.flatMap((pair): SenseCompetitor[] => {
    const [first, second] = pair.split('/') as [string, string];
    if ((own !== first && own !== second) || isHidden(pair, next)) return [];
    const word = own === first ? second : first;
    const pronunciations = PRONUNCIATIONS.get(word)!.map((phones) => phones.split(' '));
    return [{ pair, word, pronunciations }];
  });
}
