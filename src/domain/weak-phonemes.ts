import { type Judgement, stripPunctuation } from './lesson-feedback';
import { hintFor, wasAnotherWord } from './pronunciation-hint';
import type { HintKey } from './speech/mandarin-errors';
import { reliableSounds } from './speech/reliable-sounds';
import type { Phone } from './speech/types';
import { isDoubted } from './speech/word-mark';

/** A phoneme that was confused or unclear several times in one lesson. */
export interface WeakPhoneme {
  target: Phone;
  /** The phoneme that was heard instead; null when it was merely unclear. */
  heard: Phone | null;
  times: number;
  /** Up to three distinct words in which it occurred. */
  words: string[];
  hint: HintKey;
}

/** Minimum numbers of a confusion and of an unclear phoneme: fewer may be the scorer's mistake. */
const MIN_SLIPS = 2;
const MIN_WEAK_UTTERANCES = 3;
const MAX_PHONEMES = 2;
const MAX_WORDS = 3;

/** The most frequent confusions of a lesson, then the phonemes that were often unclear; only of phonemes with
 *  reliable results.
 *  @param utterances every spoken judgement of the lesson, repetitions included
 *  @param reliable the phonemes that may be named */
export function weakPhonemes(
  utterances: readonly Judgement[],
  reliable: ReadonlySet<Phone> = reliableSounds,
): WeakPhoneme[] {
  const found = new Map<string, WeakPhoneme>();
  for (const { words, otherText } of utterances) {
    if (otherText) continue;
    for (const word of words) {
      if (isDoubted(word) || wasAnotherWord(word)) continue;
      for (const index of word.phones.keys()) {
        const { target, heard, hint } = hintFor(word, index);
        if (!hint || !reliable.has(target)) continue;
        const key = `${target} ${heard}`;
        const entry = found.get(key) ?? { target, heard, times: 0, words: [], hint };
        const text = stripPunctuation(word).toLowerCase();
        const known = entry.words.includes(text) || entry.words.length === MAX_WORDS;
        found.set(key, {
          ...entry,
          times: entry.times + 1,
          words: known ? entry.words : [...entry.words, text],
        });
      }
    }
  }
  const frequent = [...found.values()]
    .filter(({ heard, times }) => times >= (heard ? MIN_SLIPS : MIN_WEAK_UTTERANCES))
    .sort((a, b) => Number(b.heard !== null) - Number(a.heard !== null) || b.times - a.times);
  return frequent.filter(isFirstOfItsTarget).slice(0, MAX_PHONEMES);
}

const isFirstOfItsTarget = ({ target }: WeakPhoneme, index: number, all: readonly WeakPhoneme[]) =>
  all.findIndex((other) => other.target === target) === index;
