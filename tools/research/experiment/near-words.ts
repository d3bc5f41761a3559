import { dictionary } from 'cmu-pronouncing-dictionary';
import { finalConsonants, nearSounds } from '~/domain/speech/near-sounds';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import { referenceWords } from '~/server/gateways/speech/pronounce';
import { pairPhones } from './expert-labels';

/** A text in which one word is exchanged by a word that learners confuse with it. */
export interface NearText {
  words: ReferenceWord[];
  index: number;
}

let spellings: Map<string, string[]> | undefined;

/** Words of the dictionary by their pronunciation without stress. */
function wordsByPronunciation(): Map<string, string[]> {
  if (spellings) return spellings;
  spellings = new Map();
  for (const [word, line] of Object.entries(dictionary)) {
    if (!/^[a-z]+('[a-z]+)?$/.test(word)) continue;
    const key = line.replace(/(?<! ) *#.*/, '').replaceAll(/\d/g, '');
    spellings.set(key, [...(spellings.get(key) ?? []), word]);
  }
  return spellings;
}

/** The texts with one content word exchanged, each in turn, by its nearest confusable neighbour: a word of
 *  the dictionary that differs by one sound of `near-sounds.ts`, by a final consonant more or less, by -teen
 *  or -ty, or as *can* and *can't*. Of several neighbours one is drawn; words without one are skipped. */
export function nearTexts(words: readonly ReferenceWord[], random: () => number): NearText[] {
  return words.flatMap((word, index): NearText[] => {
    const neighbour = nearWord(word, random);
    return neighbour ? [{ words: words.with(index, neighbour), index }] : [];
  });
}

/** The nearest confusable neighbour of a word, null when it has none. The neighbour is marked as a function
 *  word where the word was one, so that the scorer cannot tell that it was exchanged. */
export function nearWord(word: ReferenceWord, random: () => number): ReferenceWord | null {
  const said = new Set(word.pronunciations.map((phones) => phones.join(' ')));
  const usable = nearSpellings(word).flatMap((spelling): ReferenceWord[] => {
    const [neighbour] = referenceWords(spelling);
    const differs = neighbour?.pronunciations.every((phones) => !said.has(phones.join(' ')));
    return neighbour && differs ? [{ ...neighbour, functionWord: word.functionWord }] : [];
  });
  return usable[Math.floor(random() * usable.length)] ?? null;
}

const OPPOSITES: readonly (readonly [RegExp, string])[] = [
  [/^can$/, "can't"],
  [/^can't$/, 'can'],
  [/^(thir|four|fif|six|seven|eigh|nine)teen$/, '$1ty'],
  [/^(thir|fif|six|seven|eigh|nine)ty$/, '$1teen'],
  [/^forty$/, 'fourteen'],
];

function nearSpellings({ text, pronunciations, functionWord }: ReferenceWord): string[] {
  const spelling = text.toLowerCase().replaceAll(/[^a-z']/g, '');
  const opposite = OPPOSITES.find(([pattern]) => pattern.test(spelling));
  if (opposite) return [spelling.replace(opposite[0], opposite[1]).replace('fourty', 'forty')];
  if (functionWord) return [];
  // One word for each change, the first of the dictionary, so that a change with many words does not dominate.
  const changes = nearPronunciations(pronunciations[0]!);
  return changes.flatMap((phones) => wordsByPronunciation().get(phones.join(' '))?.[0] ?? []);
}

/** The pronunciations that differ by one confusion. */
export function nearPronunciations(phones: readonly Phone[]): Phone[][] {
  const substituted = phones.flatMap((phone, i) =>
    nearSounds(phone, i === phones.length - 1).map((other) => phones.with(i, other)),
  );
  const last = phones.at(-1)!;
  const shorter = phones.length > 2 && finalConsonants.has(last) ? [phones.slice(0, -1)] : [];
  const longer = [...finalConsonants].filter((added) => added !== last).map((p) => [...phones, p]);
  return [...substituted, ...shorter, ...longer];
}

/** The sounds that a result names as said, in the places of a text's phones. */
export interface NamedSounds {
  targets: readonly Phone[];
  /** By target: the detected phone; null where none is named. */
  heard: readonly (Phone | null)[];
}

/** Whether a result names a sound of the word that was really said in the place where the text differs. */
export function namesSaidSound({ targets, heard }: NamedSounds, said: readonly Phone[]): boolean {
  const pairs = pairPhones(targets, said);
  return targets.some((target, i) => {
    const really = said[pairs[i]!];
    return really !== undefined && really !== target && heard[i] === really;
  });
}
