import type { PlayableClip, Samples } from '~/audio/playable-clip';
import type { Playback } from '~/audio/playback';
import type { Recorder } from '~/audio/recorder';
import { cutSentences, measureLevels } from '~/domain/shadow-cuts';

/** One sentence to be said along. */
export interface ShadowLine {
  /** Its place in the lesson. */
  index: number;
  sound: PlayableClip;
}

/** What the learner said along with one sentence. */
export interface ShadowSegment {
  index: number;
  samples: Samples;
  /** When the model began each word, ms from the stretch's beginning. */
  modelStartsMs: number[];
}

export interface ShadowPosition {
  /** Which of the lines is heard, or comes next. */
  at: number;
  paused: boolean;
}

interface Options {
  lines: readonly ShadowLine[];
  rate: number;
  playback: Playback;
  recorder: Recorder;
  decode: (blob: Blob) => Promise<Samples>;
  onPosition: (place: ShadowPosition) => void;
}

/** The place in the sound at one moment. */
interface Look {
  ms: number;
  at: number;
}

/** One playing of one line; clocks are those of `performance.now()`. */
interface Take {
  line: ShadowLine;
  looks: Look[];
  endedAt: number;
  heard: boolean;
}

/** Before the first line, and before going on. */
const LEAD_MS = 700;
const GAP_MS = 1000;
/** The learner is still speaking when the model has finished. */
const TAIL_MS = 2500;
const SAMPLES_PER_MS = 16;
/** Looks this near to a place tell when it was heard, ms of the sound. */
const AROUND_MS = 400;

/** Plays lines one after the other while one recording runs. The recorder and the audio element have
 *  clocks of their own: both are read against `performance.now()`. */
export class ShadowSession {
  private at = 0;
  private take: Take | null = null;
  private finished = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly takes: Take[] = [];
  private resolve: (segments: ShadowSegment[]) => void = () => {};
  private reject: (cause: unknown) => void = () => {};

  /** Resolves with what was said along with every line that was heard to its end; rejects as the
   *  recorder does. */
  readonly said = new Promise<ShadowSegment[]>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor(private readonly options: Options) {
    // Ended by its limit, by a lost microphone, or thrown away.
    options.recorder.finished.then(
      () => this.finish(),
      (cause: unknown) => {
        this.stopPlayback();
        this.reject(cause);
      },
    );
    this.said.catch(() => {});
    this.later(LEAD_MS);
  }

  /** The recording goes on, so that its clock does; what is said now counts for nothing. */
  readonly pause = (): void => {
    this.stopPlayback();
    this.options.onPosition({ at: this.at, paused: true });
  };

  /** From the beginning of the line at which it was paused. */
  readonly resume = (): void => {
    this.options.onPosition({ at: this.at, paused: false });
    this.later(LEAD_MS);
  };

  /** Ends here and keeps what has been said. */
  readonly finish = (): void => {
    this.stopPlayback();
    if (this.finished) return;
    this.finished = true;
    void this.collect().then(this.resolve, this.reject);
  };

  private later(ms: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.playLine(), ms);
  }

  private playLine(): void {
    const { lines, rate, playback, onPosition } = this.options;
    const line = lines[this.at];
    if (!line) {
      this.finish();
      return;
    }
    const take: Take = { line, looks: [], endedAt: 0, heard: false };
    this.take = take;
    this.takes.push(take);
    onPosition({ at: this.at, paused: false });
    playback.play([line.sound], {
      rate,
      onMoment: (ms) => take.looks.push({ ms, at: performance.now() }),
      onEnd: (how) => {
        if (how !== 'heard') return this.pause();
        take.heard = true;
        take.endedAt = performance.now();
        this.take = null;
        this.at += 1;
        this.later(this.at < lines.length ? GAP_MS : TAIL_MS);
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
    const takes = this.takes.filter(({ looks }) => looks.length > 0);
    if (!takes.some(({ heard }) => heard)) return [];
    const samples = await decode(recording.blob);
    const spoken = takes.map(({ looks, endedAt }) => ({
      beganMs: modelTimeAt(0, looks, rate) - recording.startedAt,
      endedMs: endedAt - recording.startedAt,
    }));
    // Lines that were broken off are cut out as well, so that they are nobody else's.
    const segments = cutSentences(measureLevels(samples), spoken);
    return takes.flatMap(({ line, looks, heard }, i) => {
      const { fromMs, toMs } = segments[i]!;
      const part = samples.slice(fromMs * SAMPLES_PER_MS, toMs * SAMPLES_PER_MS);
      const modelStartsMs = line.sound.words.map(
        (word) => modelTimeAt(word?.startMs ?? 0, looks, rate) - recording.startedAt - fromMs,
      );
      return heard ? [{ index: line.index, samples: part, modelStartsMs }] : [];
    });
  }
}

/** When a place of the sound was heard, by the looks around it: a sound may falter, and a single look
 *  may come late. */
function modelTimeAt(ms: number, looks: readonly Look[], rate: number): number {
  const near = looks.filter((look) => Math.abs(look.ms - ms) < AROUND_MS);
  const zeros = (near.length > 0 ? near : looks).map((look) => look.at - look.ms / rate);
  return median(zeros) + ms / rate;
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[sorted.length >> 1]!;
}
