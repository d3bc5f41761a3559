import {
  type Candidate,
  readCandidate,
  teachableWord,
  type WordFacts,
} from '~/domain/selection/candidate';
import type { ParsedPiece } from '~/domain/selection/types';
import { seededRandom } from '~tools/research/experiment/seeded-random';
import { shuffledIndices } from '~tools/research/experiment/shuffle';

/** Ten words and ten sentences, chosen somehow. */
export interface PlainChoice {
  words: WordFacts[];
  sentences: Candidate[];
}

const SIZE = 10;

interface Place {
  piece: ParsedPiece;
  n: number;
}

/** Ten sentences by lot, and one of the words of each. */
export function randomChoice(pieces: readonly ParsedPiece[], seed: number): PlainChoice {
  const random = seededRandom(seed);
  const places = pieces.flatMap((piece) => piece.sentences.map((_, n) => ({ piece, n })));
  const order = shuffledIndices(places.length, random);
  return fromPlaces(
    [...order].map((i) => places[i]!),
    (words) => words[Math.floor(random() * words.length)]!,
  );
}

/** The first sentences of the first ten pieces, and the first word of each. */
export function leadChoice(pieces: readonly ParsedPiece[]): PlainChoice {
  return fromPlaces(
    pieces.map((piece) => ({ piece, n: 0 })),
    (words) => words[0]!,
  );
}

/** The ten words that most pieces speak of, and the first sentence that has each. */
export function frequentChoice(pieces: readonly ParsedPiece[]): PlainChoice {
  const counts = new Map<string, { word: WordFacts; pieces: number; place: Place }>();
  for (const piece of pieces) {
    const here = new Set<string>();
    piece.sentences.forEach((_, n) => {
      for (const word of wordsOf({ piece, n })) {
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
    sentences: top.map(({ place }) => readCandidate(place.piece, place.n)),
  };
}

function fromPlaces(
  places: readonly Place[],
  choose: (words: WordFacts[]) => WordFacts,
): PlainChoice {
  const words = new Map<string, WordFacts>();
  const sentences: Candidate[] = [];
  for (const place of places) {
    if (sentences.length === SIZE) break;
    const fresh = wordsOf(place).filter(({ key }) => !words.has(key));
    if (fresh.length === 0) continue;
    const word = choose(fresh);
    words.set(word.key, word);
    sentences.push(readCandidate(place.piece, place.n));
  }
  return { words: [...words.values()], sentences };
}

function wordsOf({ piece, n }: Place): WordFacts[] {
  return piece.sentences[n]!.tokens.flatMap((token) => teachableWord(token) ?? []);
}
