import { levelDb } from './level-db';

const EVERY_MS = 50;
/** Size of the analyser's buffer, two thirds of a second: a busy device whose timer fires later than usual
 *  loses no samples. */
const BUFFERED_SAMPLES = 32_768;
/** Time without progress of the clock after which a context counts as stalled, ms. It is longer than a block of
 *  audio, because the clock advances once per block. */
const STALLED_MS = 400;
/** Pause between two attempts to get levels again, ms. */
const RETRY_MS = 500;
/** Time without a level after which a new context is created, ms. */
const RENEW_MS = 1000;
/** Time without a level after which `onLost` is called, ms. */
const LOST_MS = 2000;

interface LevelMeterOptions {
  onLevel: (db: number, elapsedMs: number) => void;
  /** Called when there has been no level for two seconds, and when levels return. */
  onLost: (lost: boolean) => void;
}

/** Measures a stream's level in chunks of 50 ms until it is closed. A call, another app or the system may
 *  interrupt the context (`interrupted`), and some browsers stop its clock while its state is `running`. It is
 *  resumed, then created again, and then `onLost` is called, because without levels the end of a sentence is not
 *  detected. */
export class LevelMeter {
  private source: Source | null;
  private before = performance.now();
  private silentMs = 0;
  private retriedAtMs = 0;
  private isRenewed = false;
  private isLost = false;
  private readonly timer: ReturnType<typeof setInterval>;

  constructor(
    private readonly stream: MediaStream,
    private readonly options: LevelMeterOptions,
  ) {
    this.source = openSource(stream);
    this.timer = setInterval(() => this.measure(), EVERY_MS);
  }

  close(): void {
    clearInterval(this.timer);
    this.source?.close();
    this.source = null;
  }

  private measure(): void {
    const chunks = Math.floor((performance.now() - this.before) / EVERY_MS);
    this.before += chunks * EVERY_MS;
    if (!this.source?.isAlive()) {
      this.miss(chunks * EVERY_MS);
      return;
    }
    this.silentMs = 0;
    this.retriedAtMs = 0;
    this.isRenewed = false;
    this.setLost(false);
    for (const db of this.source.lastLevels(chunks)) this.options.onLevel(db, EVERY_MS);
  }

  /** A context that does not run yields zeros, which would count as silence and end the recording. */
  private miss(elapsedMs: number): void {
    this.silentMs += elapsedMs;
    if (this.silentMs >= RENEW_MS && !this.isRenewed) this.renew();
    else if (this.silentMs - this.retriedAtMs >= RETRY_MS) {
      this.retriedAtMs = this.silentMs;
      this.source?.resume();
    }
    if (this.silentMs >= LOST_MS) this.setLost(true);
  }

  private renew(): void {
    this.isRenewed = true;
    this.source?.close();
    this.source = openSource(this.stream);
  }

  private setLost(lost: boolean): void {
    if (lost !== this.isLost) this.options.onLost(lost);
    this.isLost = lost;
  }
}

interface Source {
  isAlive: () => boolean;
  /** Levels of the last chunks of 50 ms, oldest first, as many as are buffered; dB of full scale. */
  lastLevels: (chunks: number) => number[];
  resume: () => void;
  close: () => void;
}

/** The context is built without a rate: Firefox rejects a stream whose rate is not that of its context.
 *  @returns null when the browser cannot create one, because a recording works without a meter */
function openSource(stream: MediaStream): Source | null {
  let context: AudioContext | null = null;
  try {
    context = new AudioContext();
    return measureWith(context, stream);
  } catch {
    void context?.close().catch(() => {});
    return null;
  }
}

function measureWith(context: AudioContext, stream: MediaStream): Source {
  const analyser = context.createAnalyser();
  analyser.fftSize = BUFFERED_SAMPLES;
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  const chunk = Math.round((context.sampleRate * EVERY_MS) / 1000);
  let position = context.currentTime;
  // A new context counts as running only once its clock has moved.
  let movedAt = Number.NEGATIVE_INFINITY;
  const isRunning = () => (context.state as string) === 'running';
  const resume = () => {
    // Safari rejects it during a call.
    if (context.state !== 'closed' && !isRunning()) void context.resume().catch(() => {});
  };
  context.onstatechange = resume;
  resume();
  return {
    isAlive: () => {
      const now = performance.now();
      if (context.currentTime - position !== 0) movedAt = now;
      position = context.currentTime;
      return isRunning() && now - movedAt < STALLED_MS;
    },
    lastLevels: (chunks) => {
      analyser.getFloatTimeDomainData(samples);
      const known = Math.min(chunks, Math.floor(samples.length / chunk));
      return Array.from({ length: known }, (_, index) => {
        const from = samples.length - (known - index) * chunk;
        return levelDb(samples.subarray(from, from + chunk));
      });
    },
    resume,
    close: () => {
      context.onstatechange = null;
      if (context.state !== 'closed') void context.close();
    },
  };
}
