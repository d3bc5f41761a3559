/** State of the watch, or why it ends the recording. */
export type SilenceVerdict = 'listening' | 'finished' | 'nothing';

export interface SilenceOptions {
  /** Silence after speech that ends the recording, ms. */
  trailingMs: number;
  /** Voiced time below which a pause counts as thinking, not as the end, ms. */
  unfinishedMs: number;
  /** Longest pause for thinking, ms. */
  thinkingMs: number;
  /** Silence from the start after which the recording ends without a voice, ms. */
  timeoutMs: number;
}

const VOICE_OVER_FLOOR_DB = 12;
const SILENCE_UNDER_PEAK_DB = 22;
const MIN_VOICE_DB = -50;
const MIN_VOICE_MS = 120;
const MIN_LEVEL_DB = -80;
/** Rise of the noise floor, dB per second, so that a fan that is switched on does not count as speech for ever. */
const FLOOR_RISE = 3;

/** Decides from the microphone's level when a speaker has finished; independent of audio nodes. Levels are
 *  dB of full scale; the noise floor of the room is estimated meanwhile. */
export class SilenceWatch {
  private floor: number | null = null;
  private peak = Number.NEGATIVE_INFINITY;
  private voicedMs = 0;
  private silentMs = 0;

  constructor(private readonly options: SilenceOptions) {}

  /** Adds the level of the last `elapsedMs`. */
  feed(levelDb: number, elapsedMs: number): SilenceVerdict {
    const level = Math.max(MIN_LEVEL_DB, levelDb);
    this.floor = Math.min(level, (this.floor ?? level) + (FLOOR_RISE * elapsedMs) / 1000);
    const voiced = level > Math.max(this.floor + VOICE_OVER_FLOOR_DB, MIN_VOICE_DB);
    if (voiced) {
      this.voicedMs += elapsedMs;
      this.peak = Math.max(this.peak, level);
    }
    const loud = voiced && level > this.peak - SILENCE_UNDER_PEAK_DB;
    this.silentMs = loud ? 0 : this.silentMs + elapsedMs;
    if (this.voicedMs < MIN_VOICE_MS)
      return this.silentMs >= this.options.timeoutMs ? 'nothing' : 'listening';
    const { trailingMs, thinkingMs, unfinishedMs } = this.options;
    const endAfterMs = this.voicedMs < unfinishedMs ? thinkingMs : trailingMs;
    return this.silentMs >= endAfterMs ? 'finished' : 'listening';
  }
}
