import type { ReferenceWord } from '~/domain/speech/types';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { makeTrials, phoneCount } from '~tools/research/experiment/trials';
import type { AnalysedUtterance } from './analyse-corpus';

export type SampleKind = 'right' | 'swapped' | 'several' | 'wrong';

/** A recording with a text, and the words of the text that were not really said. */
export interface TextSample {
  utterance: AnalysedUtterance;
  kind: SampleKind;
  words: ReferenceWord[];
  /** Indexes of the words that were not said; all indexes of a wrong text. */
  changed: ReadonlySet<number>;
}

const SWAP_SEEDS = [11, 12, 13, 14];
/** Probability that a word is exchanged in a text with several exchanged words. */
const EXCHANGE_PROBABILITY = 0.4;

/** The training samples of each recording: the right text, a wrong one, four with one word exchanged and two
 *  with several. The seeds are not the benchmark's. */
export function makeSamples(corpus: readonly AnalysedUtterance[]): TextSample[] {
  const byUtterance = new Map(corpus.map((analysed) => [analysed.utterance, analysed]));
  const samples: TextSample[] = [];
  for (const seed of SWAP_SEEDS) {
    for (const { utterance, wrong, swapped } of makeTrials([...byUtterance.keys()], seed)) {
      const analysed = byUtterance.get(utterance)!;
      const add = (kind: SampleKind, words: ReferenceWord[], changed: Iterable<number>) =>
        samples.push({ utterance: analysed, kind, words, changed: new Set(changed) });
      if (seed === SWAP_SEEDS[0]) add('right', utterance.words, []);
      if (seed === SWAP_SEEDS[1]) add('wrong', wrong, wrong.keys());
      if (swapped) add('swapped', swapped.words, [swapped.index]);
    }
  }
  return samples.concat([21, 22].flatMap((seed) => exchangeSeveral(corpus, seed)));
}

function exchangeSeveral(corpus: readonly AnalysedUtterance[], seed: number): TextSample[] {
  const random = seededRandom(seed);
  const vocabulary = corpus.flatMap(({ utterance }) => utterance.words);
  return corpus.map((analysed): TextSample => {
    const changed = new Set<number>();
    const words = analysed.utterance.words.map((word, i) => {
      if (random() > EXCHANGE_PROBABILITY) return word;
      const candidates = vocabulary.filter(
        (other) => other.text !== word.text && Math.abs(phoneCount(other) - phoneCount(word)) <= 1,
      );
      const other = candidates[Math.floor(random() * candidates.length)];
      if (!other) return word;
      changed.add(i);
      return { ...other, functionWord: word.functionWord };
    });
    return { utterance: analysed, kind: 'several', words, changed };
  });
}
