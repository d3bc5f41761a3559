import { type Judgement, stripPunctuation } from './lesson-feedback';
import { type WeakPhoneme, weakPhonemes } from './weak-phonemes';

interface Item {
  id: string;
  kind: 'WORD' | 'SENTENCE';
  text: string;
  reference: readonly { text: string; functionWord: boolean }[];
}

export interface LessonSummary {
  /** Items passed at least once, now or earlier. */
  passed: number;
  /** Indexes of items never tried. */
  left: number[];
  /** Indexes of items whose last attempt did not pass (or, in earlier lessons, none did). */
  repeat: number[];
  /** Up to six content words that were said best in this lesson. */
  bestWords: string[];
  /** Phonemes that were weak several times in this lesson, repetitions included. */
  weakPhonemes: WeakPhoneme[];
  /** Number of items of this lesson that were typed. */
  typed: number;
}

const MIN_GOOD_SCORE = 85;
const MAX_GOOD_WORDS = 6;

/** Summarises a lesson.
 *  @param judgements the last judgement of each item in this lesson, by index
 *  @param best results of earlier lessons, by item id
 *  @param earlier the judgements before the last one in this lesson, by index */
export function summarise(
  items: readonly Item[],
  judgements: Readonly<Record<number, Judgement>>,
  best: Readonly<Record<string, { passed: boolean }>>,
  earlier: Readonly<Record<number, readonly Judgement[]>> = {},
): LessonSummary {
  const indexes = items.map((_, index) => index);
  const tried = (index: number) => judgements[index] !== undefined || items[index]!.id in best;
  const passed = (index: number) =>
    judgements[index]?.passed || best[items[index]!.id]?.passed || false;
  const now = indexes.filter((index) => judgements[index] !== undefined);
  return {
    passed: indexes.filter(passed).length,
    left: indexes.filter((index) => !tried(index)),
    repeat: indexes.filter(
      (index) => tried(index) && !(judgements[index] ?? best[items[index]!.id])?.passed,
    ),
    bestWords: bestSpokenWords(
      now.map((index) => ({ item: items[index]!, judgement: judgements[index]! })),
    ),
    weakPhonemes: weakPhonemes(
      [...Object.values(earlier).flat(), ...Object.values(judgements)].filter(
        ({ mode }) => mode === 'SPEAK',
      ),
    ),
    typed: now.filter((index) => judgements[index]!.mode === 'TYPE').length,
  };
}

function bestSpokenWords(utterances: readonly { item: Item; judgement: Judgement }[]): string[] {
  const scores = new Map<string, number>();
  for (const { item, judgement } of utterances) {
    if (judgement.mode !== 'SPEAK') continue;
    for (const [index, word] of judgement.words.entries()) {
      if (item.reference[index]?.functionWord || word.status !== 'said') continue;
      if (word.phones.some(({ heard }) => heard !== null)) continue;
      const text = item.kind === 'WORD' ? item.text : stripPunctuation(word).toLowerCase();
      if (word.score >= MIN_GOOD_SCORE)
        scores.set(text, Math.max(scores.get(text) ?? 0, word.score));
    }
  }
  return [...scores]
    .sort(([a, scoreA], [b, scoreB]) => scoreB - scoreA || b.length - a.length)
    .slice(0, MAX_GOOD_WORDS)
    .map(([text]) => text);
}
