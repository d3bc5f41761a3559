/** When the model spoke a sentence, ms of the recording's clock. */
export interface Spoken {
  beganMs: number;
  endedMs: number;
}

/** Levels are measured over this long, ms. */
export const LEVEL_MS = 20;
/** How late after the next sentence began the last one may still be finished, ms. */
const MAX_LAG_MS = 1500;
/** The learner may breathe in before the first sentence, ms. */
const LEAD_MS = 200;
/** Shorter is no pause, but a stop between two sounds, ms. */
const MIN_PAUSE_MS = 100;
/** Levels are called quiet below this share of the way from the softest to the loudest. */
const QUIET_SHARE = 0.35;

/** Cuts one long recording into the stretches in which the learner said each sentence: in the middle of
 *  their longest pause around the model's own. A learner is behind the model, by how much is not yet
 *  known, so the model's pauses are no places to cut.
 *  @param levels dB of each `LEVEL_MS` of the recording
 *  @returns as many stretches as sentences, ms */
export function cutSentences(
  levels: ArrayLike<number>,
  spoken: readonly Spoken[],
): { fromMs: number; toMs: number }[] {
  const lengthMs = levels.length * LEVEL_MS;
  const cuts = spoken.slice(1).map(({ beganMs }, i) => {
    const from = spoken[i]!.endedMs;
    return longestQuiet(levels, from, Math.min(lengthMs, Math.max(beganMs, from) + MAX_LAG_MS));
  });
  return spoken.map(({ beganMs }, i) => ({
    fromMs: i === 0 ? Math.max(0, beganMs - LEAD_MS) : cuts[i - 1]!,
    toMs: i === spoken.length - 1 ? lengthMs : cuts[i]!,
  }));
}

/** Middle of the longest stretch below a level between voice and room; the middle of all when there is
 *  none. */
function longestQuiet(levels: ArrayLike<number>, fromMs: number, toMs: number): number {
  const first = Math.floor(fromMs / LEVEL_MS);
  const last = Math.min(levels.length, Math.ceil(toMs / LEVEL_MS));
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < levels.length; i++) {
    low = Math.min(low, levels[i]!);
    high = Math.max(high, levels[i]!);
  }
  const limit = low + QUIET_SHARE * (high - low);
  let best = { middle: (first + last) / 2, length: MIN_PAUSE_MS / LEVEL_MS };
  let begin = first;
  for (let i = first; i <= last; i++) {
    if (i < last && levels[i]! <= limit) continue;
    if (i - begin > best.length) best = { middle: (begin + i) / 2, length: i - begin };
    begin = i + 1;
  }
  return best.middle * LEVEL_MS;
}

/** Levels of 16 kHz samples in [−1, 1], dB of full scale, one for each `LEVEL_MS`. */
export function measureLevels(samples: Float32Array): Float32Array {
  const size = LEVEL_MS * 16;
  return Float32Array.from({ length: Math.ceil(samples.length / size) }, (_, at) => {
    const part = samples.subarray(at * size, (at + 1) * size);
    let energy = 0;
    for (const sample of part) energy += sample * sample;
    return 10 * Math.log10(energy / part.length + 1e-8);
  });
}
