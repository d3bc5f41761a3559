import type { ItemKind } from './item-kinds';
import { type Judgement, stripPunctuation } from './lesson-feedback';
import { isPraisedWord } from './praised-word';
import type { Phone } from './speech/types';
import { type WeakPhoneme, weakPhonemes } from './weak-phonemes';

interface Item {
  id: string;
  kind: ItemKind;
  text: string;
  reference: readonly { text: string; functionWord: boolean }[];
}

interface LessonSummary {
  /** Items passed at least once, now or earlier. */
  passed: number;
  /** Mean over the tried sentences of their best score, now or earlier, rounded; null before the first one. A single
   *  word has no number on a screen. */
  averageScore: number | null;
  /** Indexes of items never tried. */
  left: number[];
  /** Indexes of items whose last attempt did not pass (or, in earlier lessons, none did). */
  repeat: number[];
  /** Up to six content words of this lesson that were clear and that no other word came near. */
  bestWords: string[];
  /** Phonemes that were weak several times in this lesson, repetitions included. */
  weakPhonemes: WeakPhoneme[];
  /** Number of items of this lesson that were typed. */
  typed: number;
}

const MAX_GOOD_WORDS = 6;

/** Summarises a lesson. A word that must be repeated, by itself or in a sentence, is not among the best ones.
 *  @param judgements the last judgement of each item in this lesson, by index
 *  @param best results of earlier lessons, by item id
 *  @param earlier the judgements before the last one in this lesson, by index
 *  @param leftOpen indexes of items that were left open: they are no attempts, and not left to try
 *  @param reliable the phonemes that may be named, if other than `reliableSounds` */
export function summarise(
  items: readonly Item[],
  judgements: Readonly<Record<number, Judgement>>,
  best: Readonly<Record<string, { passed: boolean; score: number }>>,
  earlier: Readonly<Record<number, readonly Judgement[]>> = {},
  leftOpen: readonly number[] = [],
  reliable?: ReadonlySet<Phone>,
): LessonSummary {
  const indexes = items.map((_, index) => index);
  const isSentence = (index: number) => items[index]!.kind === 'SENTENCE';
  const tried = (index: number) => judgements[index] !== undefined || items[index]!.id in best;
  const passed = (index: number) =>
    judgements[index]?.passed || best[items[index]!.id]?.passed || false;
  const now = indexes.filter((index) => judgements[index] !== undefined);
  const repeat = indexes.filter(
    (index) => tried(index) && !(judgements[index] ?? best[items[index]!.id])?.passed,
  );
  const toRepeat = new Set(repeat.flatMap((index) => plainWords(items[index]!)));
  return {
    passed: indexes.filter(passed).length,
    averageScore: mean(
      indexes
        .filter((index) => isSentence(index) && tried(index))
        .map((index) => {
          const now = [...(earlier[index] ?? []), judgements[index]].map((one) => one?.score ?? 0);
          return Math.max(best[items[index]!.id]?.score ?? 0, ...now);
        }),
    ),
    left: indexes.filter((index) => !tried(index) && !leftOpen.includes(index)),
    repeat,
    bestWords: bestSpokenWords(
      now.map((index) => ({ item: items[index]!, judgement: judgements[index]! })),
      toRepeat,
    ),
    weakPhonemes: weakPhonemes(
      [...Object.values(earlier).flat(), ...Object.values(judgements)].filter(
        ({ mode }) => mode === 'SPEAK',
      ),
      reliable,
    ),
    typed: now.filter((index) => judgements[index]!.mode === 'TYPE').length,
  };
}

const mean = (scores: readonly number[]): number | null =>
  scores.length === 0
    ? null
    : Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length);

/** The words of an item in lower case without punctuation. */
const plainWords = ({ reference }: Item): string[] =>
  reference.map((word) => stripPunctuation(word).toLowerCase());

/** @param toRepeat words that are left out */
function bestSpokenWords(
  utterances: readonly { item: Item; judgement: Judgement }[],
  toRepeat: ReadonlySet<string>,
): string[] {
  const scores = new Map<string, number>();
  for (const { item, judgement } of utterances) {
    if (judgement.mode !== 'SPEAK') continue;
    for (const [index, word] of judgement.words.entries()) {
      if (item.reference[index]?.functionWord || !isPraisedWord(word)) continue;
      const plain = stripPunctuation(word).toLowerCase();
      if (toRepeat.has(plain)) continue;
      const text = item.kind === 'WORD' ? item.text : plain;
      scores.set(text, Math.max(scores.get(text) ?? 0, word.score));
    }
  }
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || b.length - a.length)
    .slice(0, MAX_GOOD_WORDS)
    .map(([text]) => text);
}
