import { seededRandom } from '~/domain/seeded-random';
import {
  type Candidate,
  readCandidate,
  teachableWord,
  type WordProperties,
} from '~/domain/selection/candidate';
import type { ParsedArticle } from '~/domain/selection/types';
import { shuffledIndices } from '~tools/research/experiment/shuffle';

/** Ten words and ten sentences chosen by a simple method, to compare the selection with. */
export interface Baseline {
  words: WordProperties[];
  sentences: Candidate[];
}

const SIZE = 10;

/** A sentence by its index in an article. */
interface SentencePosition {
  article: ParsedArticle;
  index: number;
}

/** Ten random sentences, and a random word of each. */
export function randomBaseline(articles: readonly ParsedArticle[], seed: number): Baseline {
  const random = seededRandom(seed);
  const positions = articles.flatMap((article) =>
    article.sentences.map((_, index) => ({ article, index })),
  );
  const order = shuffledIndices(positions.length, random);
  return toBaseline(
    [...order].map((i) => positions[i]!),
    (words) => words[Math.floor(random() * words.length)]!,
  );
}

/** The first sentences of the first ten articles, and the first word of each. */
export function leadBaseline(articles: readonly ParsedArticle[]): Baseline {
  return toBaseline(
    articles.map((article) => ({ article, index: 0 })),
    (words) => words[0]!,
  );
}

/** The ten words that occur in most articles, and the first sentence with each. */
export function frequencyBaseline(articles: readonly ParsedArticle[]): Baseline {
  const counts = new Map<
    string,
    { word: WordProperties; articles: number; position: SentencePosition }
  >();
  for (const article of articles) {
    const seen = new Set<string>();
    article.sentences.forEach((_, index) => {
      for (const word of teachableWords({ article, index })) {
        if (seen.has(word.key)) continue;
        seen.add(word.key);
        const known = counts.get(word.key);
        counts.set(word.key, {
          word,
          articles: (known?.articles ?? 0) + 1,
          position: known?.position ?? { article, index },
        });
      }
    });
  }
  const top = [...counts.values()].sort((a, b) => b.articles - a.articles).slice(0, SIZE);
  return {
    words: top.map(({ word }) => word),
    sentences: top.map(({ position }) => readCandidate(position.article, position.index)),
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
    const fresh = teachableWords(position).filter(({ key }) => !words.has(key));
    if (fresh.length === 0) continue;
    const word = choose(fresh);
    words.set(word.key, word);
    sentences.push(readCandidate(position.article, position.index));
  }
  return { words: [...words.values()], sentences };
}

function teachableWords({ article, index }: SentencePosition): WordProperties[] {
  return article.sentences[index]!.tokens.flatMap((token) => teachableWord(token) ?? []);
}
