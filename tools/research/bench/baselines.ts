import {
  type Candidate,
  readCandidate,
  teachableWord,
  type WordProperties,
} from '~/domain/selection/candidate';
import type { ParsedArticle } from '~/domain/selection/types';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { shuffledIndices } from '~tools/research/experiment/shuffle';

/** Ten words and ten sentences, chosen somehow. */
export interface Baseline {
  words: WordProperties[];
  sentences: Candidate[];
}

const SIZE = 10;

interface SentencePosition {
  piece: ParsedArticle;
  n: number;
}

/** Ten sentences by lot, and one of the words of each. */
export function randomBaseline(articles: readonly ParsedArticle[], seed: number): Baseline {
  const random = seededRandom(seed);
  const positions = articles.flatMap((piece) => piece.sentences.map((_, n) => ({ piece, n })));
  const order = shuffledIndices(positions.length, random);
  return toBaseline(
    [...order].map((i) => positions[i]!),
    (words) => words[Math.floor(random() * words.length)]!,
  );
}

/** The first sentences of the first ten pieces, and the first word of each. */
export function leadBaseline(articles: readonly ParsedArticle[]): Baseline {
  return toBaseline(
    articles.map((piece) => ({ piece, n: 0 })),
    (words) => words[0]!,
  );
}

/** The ten words that most pieces speak of, and the first sentence that has each. */
export function frequencyBaseline(articles: readonly ParsedArticle[]): Baseline {
  const counts = new Map<
    string,
    { word: WordProperties; pieces: number; place: SentencePosition }
  >();
  for (const piece of articles) {
    const here = new Set<string>();
    piece.sentences.forEach((_, n) => {
      for (const word of topWords({ piece, n })) {
        if (here.has(word.key)) continue;
        here.add(word.key);
        const known = counts.get(word.key);
        counts.set(word.key, {
          word,
          pieces: (known?.pieces ?? 0) + 1,
          place: known?.place ?? { piece, n },
        });
      }
    });
  }
  const top = [...counts.values()].sort((a, b) => b.pieces - a.pieces).slice(0, SIZE);
  return {
    words: top.map(({ word }) => word),
    sentences: top.map(({ place: position }) => readCandidate(position.piece, position.n)),
  };
}

function toBaseline(
  positions: readonly SentencePosition[],
  choose: (words: WordProperties[]) => WordProperties,
): Baseline {
  const words = new Map<string, WordProperties>();
  const sentences: Candidate[] = [];
  for (const position of positions) {
    if (sentences.length === SIZE) break;
    const fresh = topWords(position).filter(({ key }) => !words.has(key));
    if (fresh.length === 0) continue;
    const word = choose(fresh);
    words.set(word.key, word);
    sentences.push(readCandidate(position.piece, position.n));
  }
  return { words: [...words.values()], sentences };
}

function topWords({ piece, n }: SentencePosition): WordProperties[] {
  return piece.sentences[n]!.tokens.flatMap((token) => teachableWord(token) ?? []);
}
