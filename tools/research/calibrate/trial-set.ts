import { seededRandom } from '~/domain/seeded-random';
import type { ReferenceWord } from '~/domain/speech/types';
import type { CorpusUtterance } from '~tools/research/experiment/corpus';
import { hasWrongSound } from '~tools/research/experiment/expert-labels';
import { makeTrials, phoneCount } from '~tools/research/experiment/trials';

export type SampleKind = 'right' | 'swapped' | 'several' | 'wrong' | 'near';

/** A recording with a text, and the words of the text that were not really said. */
export interface TextSample {
  utterance: CorpusUtterance;
  kind: SampleKind;
  words: ReferenceWord[];
  /** Indexes of the words that were not said; all indexes of a wrong text. */
  changed: ReadonlySet<number>;
}

const SWAP_SEEDS = [11, 12, 13, 14];
/** Probability that a word is exchanged in a text with several exchanged words. */
const EXCHANGE_PROBABILITY = 0.4;

/** The training samples of each recording: the right text, a wrong one, four with one word exchanged, two with
 *  several, and one for each near word in the place of a word in which no expert hears a wrong sound. The seeds are
 *  not the benchmark's. */
export function makeSamples(utterances: readonly CorpusUtterance[]): TextSample[] {
  const samples: TextSample[] = [];
  for (const seed of SWAP_SEEDS) {
    for (const { utterance, wrong, swapped, near } of makeTrials(utterances, seed)) {
      const add = (kind: SampleKind, words: ReferenceWord[], changed: Iterable<number>) =>
        samples.push({ utterance, kind, words, changed: new Set(changed) });
      if (seed === SWAP_SEEDS[0]) {
        add('right', utterance.words, []);
        for (const { words, index } of near)
          if (!utterance.expert || !hasWrongSound(utterance.expert[index]!))
            add('near', words, [index]);
      }
      if (seed === SWAP_SEEDS[1]) add('wrong', wrong, wrong.keys());
      if (swapped) add('swapped', swapped.words, [swapped.index]);
    }
  }
  return samples.concat([21, 22].flatMap((seed) => exchangeSeveral(utterances, seed)));
}

function exchangeSeveral(utterances: readonly CorpusUtterance[], seed: number): TextSample[] {
  const random = seededRandom(seed);
  const vocabulary = utterances.flatMap(({ words }) => words);
  return utterances.map((utterance): TextSample => {
    const changed = new Set<number>();
    const words = utterance.words.map((word, i) => {
      if (random() > EXCHANGE_PROBABILITY) return word;
      const candidates = vocabulary.filter(
        (other) => other.text !== word.text && Math.abs(phoneCount(other) - phoneCount(word)) <= 1,
      );
      const other = candidates[Math.floor(random() * candidates.length)];
      if (!other) return word;
      changed.add(i);
      return { ...other, functionWord: word.functionWord };
    });
    return { utterance, kind: 'several', words, changed };
  });
}
