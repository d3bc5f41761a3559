import { finalConsonants, nearSounds } from '~/domain/speech/near-sounds';
import type { Phone, ReferenceWord } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { isWrongSound } from '~tools/research/experiment/expert-labels';
import { nearTexts } from '~tools/research/experiment/near-words';
import { phoneCount } from '~tools/research/experiment/trials';

export type ChangeKind = 'near' | 'word' | 'other' | 'function';

/** A word of a text in the place of the word that was said. */
export interface ChangedWord {
  kind: ChangeKind;
  /** Index of the word in the text. */
  index: number;
  pronunciations: Phone[][];
}

const NEAR_CHANGES = 6;
const NEAR_WORDS = 2;
const OTHER_WORDS = 2;
const FUNCTION_WORDS = 2;

/** Draws the words that a recording is asked for although they were not said: pronunciations with one sound
 *  changed, dropped or added (any, so that spelling and phonotactics teach nothing), near words of the
 *  dictionary, other words of the corpus, and function words for function words. Words in which experts hear
 *  a wrong sound are left as they are: nobody knows what was said there.
 *  @param said the phones of each word as they were aligned
 *  @param vocabulary distinct words of the corpus */
export function drawChanges(
  { words, expert }: CorpusUtterance,
  said: readonly (readonly Phone[])[],
  vocabulary: readonly ReferenceWord[],
  random: () => number,
): ChangedWord[] {
  const isClean = (index: number) =>
    said[index]!.length > 0 && !expert?.[index]?.scores.some(isWrongSound);
  const clean = [...words.keys()].filter(isClean);
  const draw = <T>(items: readonly T[]): T | undefined =>
    items[Math.floor(random() * items.length)];
  const drawSome = (count: number, drawOne: () => ChangedWord | undefined) =>
    Array.from({ length: count }, drawOne).filter((change) => change !== undefined);
  const exchange = (kind: ChangeKind, functionWord: boolean) => (): ChangedWord | undefined => {
    const index = draw(clean.filter((i) => words[i]!.functionWord === functionWord));
    if (index === undefined) return undefined;
    const old = words[index]!;
    const other = draw(
      vocabulary.filter(
        (word) =>
          word.text !== old.text &&
          word.functionWord === functionWord &&
          Math.abs(phoneCount(word) - phoneCount(old)) <= 1,
      ),
    );
    return other && { kind, index, pronunciations: other.pronunciations };
  };
  const near = (): ChangedWord | undefined => {
    const index = draw(clean);
    const change = index === undefined ? undefined : draw(nearChanges(said[index]!, random));
    return change && { kind: 'near', index: index!, pronunciations: [change] };
  };
  const dictionary = nearTexts(words, random).filter(({ index }) => isClean(index));
  return [
    ...drawSome(NEAR_CHANGES, near),
    ...drawSome(NEAR_WORDS, () => {
      const text = draw(dictionary);
      if (!text) return undefined;
      const { pronunciations } = text.words[text.index]!;
      return { kind: 'word', index: text.index, pronunciations };
    }),
    ...drawSome(OTHER_WORDS, exchange('other', false)),
    ...drawSome(FUNCTION_WORDS, exchange('function', true)),
  ];
}

/** Pronunciations with one sound exchanged (three times in five), the last consonant dropped or one added. */
function nearChanges(phones: readonly Phone[], random: () => number): Phone[][] {
  const exchanged = phones.flatMap((phone, i) =>
    nearSounds(phone, i === phones.length - 1).map((other) => phones.with(i, other)),
  );
  const last = phones.at(-1)!;
  const shorter = phones.length > 2 && finalConsonants.has(last) ? [phones.slice(0, -1)] : [];
  const longer = [...finalConsonants].filter((added) => added !== last).map((p) => [...phones, p]);
  const kind = random();
  const wanted = kind < 0.6 ? exchanged : kind < 0.8 ? shorter : longer;
  return wanted.length > 0 ? wanted : longer;
}
