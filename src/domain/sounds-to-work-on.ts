import { bare, type Judgement, standingOf } from './lesson-feedback';
import { adviceOn, wasAnotherWord } from './sound-advice';
import type { HintKey } from './speech/mandarin-errors';
import type { Phone } from './speech/types';

/** A sound that was in trouble several times in one sitting. */
export interface SoundToWorkOn {
  target: Phone;
  /** What it mostly sounded like; null when it was merely not clear. */
  heard: Phone | null;
  times: number;
  /** Where, each word once, at most three. */
  words: string[];
  hint: HintKey;
}

/** Once is an accident, and may be the scorer's: a confusion must come twice, an unclear sound three times. */
const SLIPS_FROM = 2;
const WEAK_FROM = 3;
const SOUNDS_AT_MOST = 2;
const WORDS_AT_MOST = 3;

/** The commonest confusions of a sitting, then the sounds that were often unclear.
 *  @param sayings every spoken judgement of the sitting, repetitions included */
export function soundsToWorkOn(sayings: readonly Judgement[]): SoundToWorkOn[] {
  const found = new Map<string, SoundToWorkOn>();
  for (const { words } of sayings) {
    for (const word of words) {
      if (standingOf(word) === 'unsure' || wasAnotherWord(word)) continue;
      for (const at of word.phones.keys()) {
        const { target, heard, hint } = adviceOn(word, at);
        if (!hint) continue;
        const key = `${target} ${heard}`;
        const one = found.get(key) ?? { target, heard, times: 0, words: [], hint };
        const text = bare(word).toLowerCase();
        const known = one.words.includes(text) || one.words.length === WORDS_AT_MOST;
        found.set(key, {
          ...one,
          times: one.times + 1,
          words: known ? one.words : [...one.words, text],
        });
      }
    }
  }
  const told = [...found.values()]
    .filter(({ heard, times }) => times >= (heard ? SLIPS_FROM : WEAK_FROM))
    .sort((a, b) => Number(b.heard !== null) - Number(a.heard !== null) || b.times - a.times);
  return told.filter(firstOfItsTarget).slice(0, SOUNDS_AT_MOST);
}

const firstOfItsTarget = ({ target }: SoundToWorkOn, at: number, all: readonly SoundToWorkOn[]) =>
  all.findIndex((one) => one.target === target) === at;
