import soundCounts from './sound-counts.json';
import type { Phone } from './types';

/** From which counts on a sound is shown to learners: how often the model voices say it in our clips, and the
 *  share of these that the scorer calls clear. All of them are clear, so the rest are mistakes of the scorer. */
export const RELIABLE = { said: 100, clear: 0.95 } as const;

const counts: Readonly<Record<Phone, { said: number; clear: number }>> = soundCounts;

/** The sounds whose results are reliable: the sound map, the end of a lesson and the sounds of a word show no
 *  others. Counted by `npm run bench:sounds`. */
export const reliableSounds: ReadonlySet<Phone> = new Set(
  Object.entries(counts)
    .filter(([, { said, clear }]) => said >= RELIABLE.said && clear / said >= RELIABLE.clear)
    .map(([sound]) => sound),
);
