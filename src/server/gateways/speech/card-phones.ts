import { isListedWithPos } from '~/domain/grading/word-lists';
import { dictionaryLine } from './dictionary-line';

export type WordClass = 'noun' | 'verb' | 'adjective' | 'adverb';

/** The pronunciation in the CMU dictionary that a learners' dictionary would list first, ARPAbet with stress digits;
 *  null for a word that is not in it. If the dictionary has both, a noun has the stress on the first syllable and the
 *  verb on a later one; an unstressed vowel is weak if the dictionary allows it (*advice*).
 *  @param word in lower case, with straight apostrophes */
export function cardPhones(word: string, partOfSpeech?: WordClass): string[] | null {
  const all = variants(word);
  const [first] = all;
  if (!first) return null;
  const stressed = isNounAndVerb(word) && partOfSpeech ? stressedAs(all, partOfSpeech) : null;
  const chosen = stressed ?? first;
  const weak = all.find((other) => other.join(' ') === weakened(chosen).join(' '));
  return weak ?? chosen;
}

function variants(word: string): string[][] {
  const lines = [word, `${word}(2)`, `${word}(3)`, `${word}(4)`].map(dictionaryLine);
  return lines.flatMap((line) => (line ? [line.split(' ')] : []));
}

const isNounAndVerb = (word: string) =>
  isListedWithPos(word, 'VERB') && (isListedWithPos(word, 'NOUN') || isListedWithPos(word, 'ADJ'));

/** The variant with the stress of a noun or adjective (first syllable), or of a verb (a later one). */
function stressedAs(all: readonly string[][], partOfSpeech: WordClass): string[] | null {
  if (partOfSpeech === 'adverb') return null;
  const isVerb = partOfSpeech === 'verb';
  const found = all.find((phones) => isStressedFirst(phones) !== isVerb);
  if (!found) return null;
  return isVerb ? found : withoutLaterStress(found);
}

const isVowel = (phone: string) => /\d$/.test(phone);
const isStressedFirst = (phones: readonly string[]) => phones.find(isVowel)?.endsWith('1') ?? false;

/** The same with only its first main stress: the dictionary has two for *upgrade*. */
function withoutLaterStress(phones: readonly string[]): string[] {
  const main = phones.findIndex((phone) => phone.endsWith('1'));
  return phones.map((phone, index) => (index > main ? phone.replace(/1$/, '2') : phone));
}

/** The same with a weak vowel for a full one at the beginning: `AE0` in *advice*. */
const weakened = ([first, ...rest]: readonly string[]): string[] => [
  first === 'AE0' ? 'AH0' : first!,
  ...rest,
];
