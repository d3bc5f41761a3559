import { type Judgement, stripPunctuation, toDisplayState } from './lesson-feedback';
import { hintFor, wasAnotherWord } from './pronunciation-hint';
import type { HintKey } from './speech/mandarin-errors';
import type { Phone } from './speech/types';

/** A sound that was in trouble several times in one sitting. */
export interface WeakPhoneme {
  target: Phone;
  /** What it mostly sounded like; null when it was merely not clear. */
  heard: Phone | null;
  times: number;
  /** Where, each word once, at most three. */
  words: string[];
  hint: HintKey;
}

/** Once is an accident, and may be the scorer's: a confusion must come twice, an unclear sound three times. */
const MIN_SLIPS = 2;
const MIN_WEAK_UTTERANCES = 3;
const MAX_PHONEMES = 2;
const MAX_WORDS = 3;

/** The commonest confusions of a sitting, then the sounds that were often unclear.
 *  @param sayings every spoken judgement of the sitting, repetitions included */
export function weakPhonemes(utterances: readonly Judgement[]): WeakPhoneme[] {
  const found = new Map<string, WeakPhoneme>();
  for (const { words } of utterances) {
    for (const word of words) {
      if (toDisplayState(word) === 'unsure' || wasAnotherWord(word)) continue;
      for (const at of word.phones.keys()) {
        const { target, heard, hint } = hintFor(word, at);
        if (!hint) continue;
        const key = `${target} ${heard}`;
        const one = found.get(key) ?? { target, heard, times: 0, words: [], hint };
        const text = stripPunctuation(word).toLowerCase();
        const known = one.words.includes(text) || one.words.length === MAX_WORDS;
        found.set(key, {
          ...one,
          times: one.times + 1,
          words: known ? one.words : [...one.words, text],
        });
      }
    }
  }
  const phonemesWithSlips = [...found.values()]
    .filter(({ heard, times }) => times >= (heard ? MIN_SLIPS : MIN_WEAK_UTTERANCES))
    .sort((a, b) => Number(b.heard !== null) - Number(a.heard !== null) || b.times - a.times);
  return phonemesWithSlips.filter(isFirstOfItsTarget).slice(0, MAX_PHONEMES);
}

const isFirstOfItsTarget = ({ target }: WeakPhoneme, at: number, all: readonly WeakPhoneme[]) =>
  all.findIndex((one) => one.target === target) === at;
