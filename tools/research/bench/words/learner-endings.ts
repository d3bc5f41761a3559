import { otherEnding } from '~/domain/speech/other-endings';
import type { Phone } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { hasWrongSound } from '~tools/research/experiment/expert-labels';
import type { EndingTake } from './takes';

const HISSES: ReadonlySet<Phone> = new Set(['S', 'Z', 'SH', 'ZH', 'CH', 'JH']);
const UNVOICED: ReadonlySet<Phone> = new Set(['P', 'T', 'K', 'F', 'TH']);

/** All content words of a text that have an ending which makes another word, as they were said; and one drawn word
 *  with an -s and an -ed that were not said. Words in which experts hear a wrong sound are left out. */
export function learnerEndings(
  { words, expert }: CorpusUtterance,
  random: () => number,
): EndingTake['asked'] {
  const suited = [...words.keys()].filter(
    (i) => !words[i]!.functionWord && !(expert && hasWrongSound(expert[i]!)),
  );
  const nextPhone = (i: number) => words[i + 1]?.pronunciations[0]?.[0];
  const said = suited
    .filter((i) => otherEnding(words[i]!.text, words[i]!.pronunciations[0]!, nextPhone(i)))
    .map((index) => ({ words: [...words], index, said: true }));
  const index = suited[Math.floor(random() * suited.length)];
  const word = index === undefined ? undefined : words[index];
  if (index === undefined || !word) return said;
  const last = word.pronunciations[0]!.at(-1)!;
  const withEnding = (letters: string, add: (last: Phone) => Phone) => ({
    words: words.with(index, {
      ...word,
      text: word.text.replace(/(?<![^\p{L}])[^\p{L}]*$/u, '') + letters,
      pronunciations: word.pronunciations.map((phones) => [...phones, add(phones.at(-1)!)]),
    }),
    index,
    said: false,
  });
  return [
    ...said,
    ...(HISSES.has(last) ? [] : [withEnding('s', (p) => (UNVOICED.has(p) ? 'S' : 'Z'))]),
    ...(last === 'T' || last === 'D'
      ? []
      : [withEnding('ed', (p) => (UNVOICED.has(p) || HISSES.has(p) ? 'T' : 'D'))]),
  ];
}
