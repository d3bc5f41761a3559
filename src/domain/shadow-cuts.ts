/** The time in which the model spoke a sentence, ms of the recording's clock. */
export interface Spoken {
  beganMs: number;
  endedMs: number;
}

/** Length of the window of one level, ms. */
export const LEVEL_MS = 20;
/** Maximum time after the beginning of the next sentence in which a learner finishes the last one, ms. */
const MAX_LAG_MS = 1500;
/** Time before the first sentence that belongs to it, for breathing in, ms. */
const LEAD_MS = 200;
/** Minimum length of a pause, ms: a shorter silence is the closure of a stop consonant. */
const MIN_PAUSE_MS = 100;
/** Threshold of quiet levels, as a fraction of the range from the softest to the loudest. */
const QUIET_SHARE = 0.35;

/** Cuts one long recording into the learner's sentences: in the middle of the longest pause around each of the
 *  model's pauses. The learner lags behind the model by an unknown time, so that the model's pauses are not the
 *  places to cut.
 *  @param levels dB of each `LEVEL_MS` of the recording
 *  @returns one range for each sentence, ms */
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

/** Middle of the longest run of quiet levels between two times, ms; the middle between the times when there
 *  is none. */
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
  return Float32Array.from({ length: Math.ceil(samples.length / size) }, (_, index) => {
    const part = samples.subarray(index * size, (index + 1) * size);
    let energy = 0;
    for (const sample of part) energy += sample * sample;
    return 10 * Math.log10(energy / part.length + 1e-8);
  });
}
