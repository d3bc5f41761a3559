/** Length of a frame, seconds: about that of a sound of speech. */
const FRAME_SECONDS = 0.03;
/** Frequency below which there is no speech, only hum or the offset of a microphone, Hz. */
const LOWEST = 120;
/** Weight of the mere level, which decides when no channel's level varies. */
const LEVEL_WEIGHT = 0.001;

/** The channel of a recording that has the speech: its level varies, unlike that of hum and noise. Channels are not
 *  added, since a channel with inverted polarity would cancel the other one.
 *  @param channels samples of each, of the same length
 *  @param rate in Hz
 *  @returns the first of them when several are as good */
export function spokenChannel<Samples extends Int16Array | Float32Array>(
  channels: readonly Samples[],
  rate: number,
): Samples {
  const [first, ...others] = channels;
  if (!first) throw new Error('A recording has a channel.');
  if (others.length === 0) return first;
  let best = { samples: first, speech: speechOf(first, rate) };
  for (const samples of others) {
    const speech = speechOf(samples, rate);
    if (speech > best.speech) best = { samples, speech };
  }
  return best.samples;
}

/** Rise of the level of a channel above its floor. */
function speechOf(samples: Int16Array | Float32Array, rate: number): number {
  const levels = levelsOf(samples, rate).sort((a, b) => a - b);
  const at = (part: number) => levels[Math.floor(part * (levels.length - 1))] ?? 0;
  return at(0.95) - at(0.1) + LEVEL_WEIGHT * at(0.5);
}

/** The level of each frame, its root mean square without frequencies too low for speech. */
function levelsOf(samples: Int16Array | Float32Array, rate: number): number[] {
  const frame = Math.max(1, Math.round(FRAME_SECONDS * rate));
  const decay = 1 / (1 + (2 * Math.PI * LOWEST) / rate);
  const levels: number[] = [];
  let high = 0;
  let before = samples[0] ?? 0;
  for (let start = 0; start < samples.length; start += frame) {
    const end = Math.min(samples.length, start + frame);
    let sum = 0;
    for (let i = start; i < end; i++) {
      const sample = samples[i]!;
      high = decay * (high + sample - before);
      before = sample;
      sum += high * high;
    }
    levels.push(Math.sqrt(sum / (end - start)));
  }
  return levels;
}
