import { type AcousticModel, STATES } from './acoustic-model';
import type { WordPronunciations } from './alignment-graph';
import type { Emissions } from './emissions';
import { finalConsonants, nearSounds } from './near-sounds';
import type { Phone } from './types';
import { backwardThroughPhone, forwardThroughPhone, type WordWindow } from './word-windows';

/** The one sound by which a near word differs, as `from>to`: another sound (`TH>S`), the last consonant dropped (`T>`),
 *  or one added (`>S`). */
export type NearChange = `${Phone}>${Phone}`;

/** A near word beside the word itself. */
export interface NearGain {
  change: NearChange;
  /** Position of the changed sound in the word; its length for one that is added. */
  position: number;
  /** Log-likelihood of the recording with the near word less that with the word, nats. */
  gain: number;
}

/** Maximum extension of a near word beyond the aligned word on either side, frames. */
const REACH_FRAMES = 20;
const LOG_ZERO = Number.NEGATIVE_INFINITY;

/** Compares a word with all words that differ from it by one sound that learners confuse (`near-sounds.ts`), also
 *  with those that are in no dictionary, each with its own best begin and end.
 *  @param pronunciation that was aligned  @param first frame of the aligned word  @param final its last frame */
export function nearGains(
  model: AcousticModel,
  { frames, phones, values }: Emissions,
  window: WordWindow,
  pronunciation: WordPronunciations[number],
  first: number,
  final: number,
): NearGain[] {
  const from = Math.max(0, first - REACH_FRAMES);
  const count = Math.min(frames - 1, final + REACH_FRAMES) - from + 1;
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
  const add = (change: NearChange, position: number, score: number) => {
    if (Number.isFinite(score)) gains.push({ change, position, gain: score - own });
  };
  const end = pronunciation.length - 1;
  const names = pronunciation.map((phone) => model.phones[phone]!);
  names.forEach((name, position) => {
    for (const other of nearSounds(name, position === end)) {
      const exit = through(model.indexOf.get(other)!, beforePhone[position]!);
      add(`${name}>${other}`, position, bestSum(exit, fromPhone[position + 1]!));
    }
  });
  const last = names[end]!;
  if (pronunciation.length > 2 && finalConsonants.has(last))
    add(`${last}>`, end, bestSum(beforePhone[end]!, fromPhone.at(-1)!));
  for (const consonant of finalConsonants) {
    if (consonant === last) continue;
    const exit = through(model.indexOf.get(consonant)!, beforePhone.at(-1)!);
    add(`>${consonant}`, end + 1, bestSum(exit, fromPhone.at(-1)!));
  }
  return gains;
}

/** The pronunciation of a near word: the word's own with its change. */
export function nearPronunciation(
  phones: readonly Phone[],
  { change, position }: Pick<NearGain, 'change' | 'position'>,
): Phone[] {
  const [, other = ''] = change.split('>');
  return [...phones.slice(0, position), ...(other ? [other] : []), ...phones.slice(position + 1)];
}

/** Best sum of a score up to a frame and one from it on. */
function bestSum(until: Float64Array, since: Float64Array): number {
  let best = LOG_ZERO;
  for (let k = 0; k < until.length; k++) best = Math.max(best, until[k]! + since[k]!);
  return best;
}
