import { type AcousticModel, STATES } from './acoustic-model';
import type { WordPronunciations } from './alignment-graph';
import type { Emissions } from './emissions';
import { finalConsonants, nearSounds } from './near-sounds';
import { backwardThroughPhone, forwardThroughPhone, type WordWindow } from './word-windows';

/** How a near word differs: another sound in the place of one, the last consonant dropped, or one added. */
export type NearChange =
  | { kind: 'other'; position: number; phone: number }
  | { kind: 'dropped'; position: number }
  | { kind: 'added'; position: number; phone: number };

/** A near word beside the word itself. */
export interface NearGain {
  change: NearChange;
  /** Log-likelihood of the recording with the near word less that with the word, nats. */
  gain: number;
}

/** How far a near word may extend beyond the aligned word on either side, frames. */
const REACH_FRAMES = 20;
const LOG_ZERO = Number.NEGATIVE_INFINITY;

/** Compares a word with all words that differ from it by one sound that learners confuse (`near-sounds.ts`), whether
 *  or not a dictionary knows them, each with its own best begin and end.
 *  @param pronunciation that was aligned  @param first frame of the aligned word  @param last frame, inclusive */
export function nearGains(
  model: AcousticModel,
  { frames, phones, values }: Emissions,
  window: WordWindow,
  pronunciation: WordPronunciations[number],
  first: number,
  last: number,
): NearGain[] {
  const from = Math.max(0, first - REACH_FRAMES);
  const count = Math.min(frames - 1, last + REACH_FRAMES) - from + 1;
  const row = phones * STATES;
  const through = (phone: number, entry: Float64Array): Float64Array => {
    const exit = new Float64Array(count + 1).fill(LOG_ZERO);
    forwardThroughPhone(model, values, row, phone, entry, exit, from, count);
    return exit;
  };
  const beforePhone: Float64Array[] = [window.before.slice(from, from + count + 1)];
  for (const phone of pronunciation) beforePhone.push(through(phone, beforePhone.at(-1)!));
  const fromPhone: Float64Array[] = [];
  fromPhone[pronunciation.length] = window.after.slice(from, from + count + 1);
  for (let i = pronunciation.length - 1; i >= 0; i--) {
    fromPhone[i] = new Float64Array(count + 1).fill(LOG_ZERO);
    backwardThroughPhone(
      model,
      values,
      row,
      pronunciation[i]!,
      fromPhone[i + 1]!,
      fromPhone[i]!,
      from,
      count,
    );
  }
  const own = bestSum(beforePhone.at(-1)!, fromPhone.at(-1)!);
  if (!Number.isFinite(own)) return [];
  const gains: NearGain[] = [];
  const add = (change: NearChange, score: number) => {
    if (Number.isFinite(score)) gains.push({ change, gain: score - own });
  };
  const end = pronunciation.length - 1;
  const name = (phone: number) => model.phones[phone]!;
  pronunciation.forEach((phone, position) => {
    for (const other of nearSounds(name(phone), position === end)) {
      const index = model.indexOf.get(other)!;
      const score = bestSum(through(index, beforePhone[position]!), fromPhone[position + 1]!);
      add({ kind: 'other', position, phone: index }, score);
    }
  });
  if (pronunciation.length > 2 && finalConsonants.has(name(pronunciation[end]!)))
    add({ kind: 'dropped', position: end }, bestSum(beforePhone[end]!, fromPhone.at(-1)!));
  for (const consonant of finalConsonants) {
    const phone = model.indexOf.get(consonant)!;
    if (phone === pronunciation[end]) continue;
    const score = bestSum(through(phone, beforePhone.at(-1)!), fromPhone.at(-1)!);
    add({ kind: 'added', position: end + 1, phone }, score);
  }
  return gains;
}

/** Best sum of a score up to a frame and one from it on. */
function bestSum(until: Float64Array, since: Float64Array): number {
  let best = LOG_ZERO;
  for (let k = 0; k < until.length; k++) best = Math.max(best, until[k]! + since[k]!);
  return best;
}
