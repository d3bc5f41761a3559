import soundCounts from './sound-counts.json';
import type { Phone } from './types';

/** Answers of the product to one sound in recordings whose every sound experts have judged. */
export interface SoundCount {
  /** Times that experts called it right, and those of them in which the product did not call it clear. */
  right: number;
  calledWrong: number;
  /** Times that experts called it wrong, and those of them in which the product did not call it clear either. */
  wrong: number;
  caught: number;
}

/** The counts and shares from which on a sound is shown to learners. Both sides have to be known: a scorer that
 *  always says “clear” makes no false alarm, and catches nothing. */
export const RELIABLE = { right: 100, wrong: 20, calledWrong: 0.1, caught: 0.5 } as const;

/** Whether the answers to a sound are known from enough speech, and good enough to be shown. */
export function isReliable({ right, calledWrong, wrong, caught }: SoundCount): boolean {
  return (
    right >= RELIABLE.right &&
    wrong >= RELIABLE.wrong &&
    calledWrong / right <= RELIABLE.calledWrong &&
    caught / wrong >= RELIABLE.caught
  );
}

const counts: Readonly<Record<Phone, SoundCount>> = soundCounts.sounds;

/** The sounds whose results are reliable: the sound map, the end of a lesson and the sounds of a word show no
 *  others. Counted by `npm run bench:sounds` on speakers whom no net has heard. */
export const reliableSounds: ReadonlySet<Phone> = new Set(
  Object.entries(counts)
    .filter(([, count]) => isReliable(count))
    .map(([sound]) => sound),
);

/** Fewest reliable sounds that make a map of sounds. */
const MIN_MAPPED = 5;

/** Whether a learner's sounds can be shown as a map. Where they cannot, a map of words stands in its place. */
export const hasSoundMap = (reliable: ReadonlySet<Phone> = reliableSounds): boolean =>
  reliable.size >= MIN_MAPPED;
