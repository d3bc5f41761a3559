import type { PlayableClip, Samples } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import type { Recorder } from '~/audio/recorder';
import { cutSentences, measureLevels } from '~/domain/shadow-cuts';

/** One sentence to shadow. */
interface ShadowLine {
  /** Index of its item in the lesson. */
  index: number;
  sound: PlayableClip;
}

/** The learner's recording of one shadowed sentence. */
export interface ShadowSegment {
  index: number;
  samples: Samples;
  /** Start of each word of the model, ms from the start of the segment. */
  modelStartsMs: number[];
}

interface ShadowPosition {
  /** Index of the line that is playing, or comes next. */
  lineIndex: number;
  paused: boolean;
}

interface Options {
  lines: readonly ShadowLine[];
  rate: number;
  playback: Playback;
  recorder: Recorder;
  decode: (blob: Blob) => Promise<Samples>;
  onPosition: (position: ShadowPosition) => void;
}

/** One reading of the clip's clock: its position `ms` at the time `at` of `performance.now()`. */
interface ClockReading {
  ms: number;
  at: number;
}

/** One playback of one line; times are those of `performance.now()`. */
interface Take {
  line: ShadowLine;
  readings: ClockReading[];
  endedAt: number;
  played: boolean;
}

/** Pause before the first line, and before resuming. */
const LEAD_MS = 700;
const GAP_MS = 1000;
/** Time after the last line, as the learner is still speaking when the model has finished. */
const TAIL_MS = 2500;
const SAMPLES_PER_MS = 16;
/** Maximum distance of the clock readings that date a position, ms of the clip. */
const READING_WINDOW_MS = 400;

/** Plays lines one after the other during one recording. The recorder and the audio element have clocks of
 *  their own: both are read against `performance.now()`. */
export class ShadowSession {
  private lineIndex = 0;
  private take: Take | null = null;
  private finished = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly takes: Take[] = [];
  private resolve: (segments: ShadowSegment[]) => void = () => {};
  private reject: (cause: unknown) => void = () => {};

  /** Resolves with a segment for every line that was played to its end; rejects as the recorder does. */
  readonly said = new Promise<ShadowSegment[]>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor(private readonly options: Options) {
    // The recording may end by its limit, by a lost microphone, or by being discarded.
    options.recorder.finished.then(
      () => this.finish(),
      (cause: unknown) => {
        this.stopPlayback();
        this.reject(cause);
      },
    );
    this.said.catch(() => {});
    this.schedule(LEAD_MS);
  }

  /** Pauses the lines. The recording continues, so that its clock does; what is said meanwhile is ignored. */
  readonly pause = (): void => {
    this.stopPlayback();
    this.options.onPosition({ lineIndex: this.lineIndex, paused: true });
  };

  /** Resumes at the start of the paused line. */
  readonly resume = (): void => {
    this.options.onPosition({ lineIndex: this.lineIndex, paused: false });
    this.schedule(LEAD_MS);
  };

  /** Ends the session with the lines so far. */
  readonly finish = (): void => {
    this.stopPlayback();
    if (this.finished) return;
    this.finished = true;
    void this.collect().then(this.resolve, this.reject);
  };

  private schedule(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.playLine(), ms);
  }

  private playLine(): void {
    const { lines, rate, playback, onPosition } = this.options;
    const line = lines[this.lineIndex];
    if (!line) {
      this.finish();
      return;
    }
    const take: Take = { line, readings: [], endedAt: 0, played: false };
    this.take = take;
    this.takes.push(take);
    onPosition({ lineIndex: this.lineIndex, paused: false });
    playback.play([line.sound], {
      rate,
      onMoment: (ms) => take.readings.push({ ms, at: performance.now() }),
      onEnd: (how) => {
        if (how !== 'completed') return this.pause();
        take.played = true;
        take.endedAt = performance.now();
        this.take = null;
        this.lineIndex += 1;
        this.schedule(this.lineIndex < lines.length ? GAP_MS : TAIL_MS);
      },
    });
  }

  private stopPlayback(): void {
    clearTimeout(this.timer);
    this.options.playback.stop();
    if (this.take) this.take.endedAt = performance.now();
    this.take = null;
  }

  private async collect(): Promise<ShadowSegment[]> {
    const { recorder, decode, rate } = this.options;
    const recording = await recorder.stop();
    const takes = this.takes.filter(({ readings }) => readings.length > 0);
    if (!takes.some(({ played }) => played)) return [];
    const samples = await decode(recording.blob);
    const spoken = takes.map(({ readings, endedAt }) => ({
      beganMs: modelTimeAt(0, readings, rate) - recording.startedAt,
      endedMs: endedAt - recording.startedAt,
    }));
    // Unfinished lines are cut out as well, so that their audio is not assigned to another line.
    const segments = cutSentences(measureLevels(samples), spoken);
    return takes.flatMap(({ line, readings, played }, i) => {
      const { fromMs, toMs } = segments[i]!;
      const part = samples.slice(fromMs * SAMPLES_PER_MS, toMs * SAMPLES_PER_MS);
      const modelStartsMs = line.sound.words.map(
        (word) => modelTimeAt(word?.startMs ?? 0, readings, rate) - recording.startedAt - fromMs,
      );
      return played ? [{ index: line.index, samples: part, modelStartsMs }] : [];
    });
  }
}

/** Time at which a position of the clip was played, by the median of the clock readings around it: playback
 *  may stall, and a single reading may be late. */
function modelTimeAt(ms: number, readings: readonly ClockReading[], rate: number): number {
  const near = readings.filter((reading) => Math.abs(reading.ms - ms) < READING_WINDOW_MS);
  const zeros = (near.length > 0 ? near : readings).map(
    (reading) => reading.at - reading.ms / rate,
  );
  return median(zeros) + ms / rate;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
