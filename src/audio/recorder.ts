import { openLevelMeter } from './level-meter';
import { openMicrophone } from './open-microphone';
import { SignalWatch } from './signal-watch';
import { SilenceWatch } from './silence-watch';
import { SpeechInputError, toSpeechInputError } from './speech-input-error';

export interface RecorderOptions {
  /** Called about 20 times a second with 0 … 1 for a meter. */
  onLevel?: (level: number) => void;
  /** Called when the microphone turns out to give nothing at all, and when it does after all. */
  onDead?: (dead: boolean) => void;
  /** The recording is cut here, ms. */
  maxMs?: number;
  /** Silence after speech that ends it, ms. */
  trailingSilenceMs?: number;
  /** How long the model takes to say it, ms: who stops well before may think for a while. */
  expectedMs?: number;
  /** Silence from the beginning that ends it, ms. */
  silenceTimeoutMs?: number;
  /** Aborting throws the recording away and frees the microphone. */
  signal?: AbortSignal;
}

export interface Recording {
  blob: Blob;
  /** When the first sample was taken, on the clock of `performance.now()`. */
  startedAt: number;
  durationMs: number;
  endedBy: 'learner' | 'silence' | 'limit';
}

export interface Recorder {
  /** Resolves when the recording ended, however it did; rejects with `AbortError` when it was
   *  thrown away and `SpeechInputError` when the microphone failed. */
  finished: Promise<Recording>;
  /** Ends the recording now; same promise as `finished`. */
  stop: () => Promise<Recording>;
  /** Throws the recording away. Harmless after the end. */
  cancel: () => void;
}

const TYPES = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus'];
const BITS_PER_SECOND = 32_000;
const METER_FLOOR_DB = -55;
/** Of the model's time; of the learner's only what is voiced counts. */
const UNFINISHED_SHARE = 0.4;
const THINKING_MS = 2500;

/** Opens the microphone and records at once; call it from a tap. Ends by itself after trailing
 *  silence or at the limit. By the time `finished` resolves every track is stopped: iOS plays
 *  nothing aloud while a microphone is open.
 *  @throws SpeechInputError */
export async function openRecorder(options: RecorderOptions = {}): Promise<Recorder> {
  const { signal } = options;
  signal?.throwIfAborted();
  const stream = await openMicrophone();
  try {
    signal?.throwIfAborted();
    return record(stream, options);
  } catch (cause) {
    release(stream);
    if (signal?.aborted) throw cause;
    throw toSpeechInputError(cause);
  }
}

function record(stream: MediaStream, options: RecorderOptions): Recorder {
  const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  const started = performance.now();
  let endedBy: Recording['endedBy'] = 'learner';
  let failure: unknown = null;
  let asked = false;

  const end = (reason: Recording['endedBy']) => {
    if (recorder.state === 'inactive') return;
    asked = true;
    endedBy = reason;
    recorder.stop();
  };
  const fail = (cause: unknown) => {
    failure ??= cause;
    end('learner');
  };

  // Before the meter: when that throws, stopping the tracks ends this too.
  // The recording holds the sound from here on; its event comes when the page has time for it, on a
  // busy one a second later.
  const startedAt = performance.now();
  recorder.start();
  const watch = new SilenceWatch({
    trailingMs: options.trailingSilenceMs ?? 1200,
    timeoutMs: options.silenceTimeoutMs ?? 6000,
    unfinishedMs: UNFINISHED_SHARE * (options.expectedMs ?? 0),
    thinkingMs: THINKING_MS,
  });
  const signalWatch = new SignalWatch();
  let dead = false;
  const meter = openLevelMeter(stream, (db, elapsedMs) => {
    options.onLevel?.(Math.min(1, Math.max(0, 1 - db / METER_FLOOR_DB)));
    const deadNow = signalWatch.feed(db, elapsedMs);
    if (deadNow !== dead) options.onDead?.(deadNow);
    dead = deadNow;
    if (watch.feed(db, elapsedMs) !== 'listening') end('silence');
  });
  const limit = setTimeout(() => end('limit'), options.maxMs ?? 20_000);
  const cancel = () => fail(new DOMException('The recording was thrown away.', 'AbortError'));
  options.signal?.addEventListener('abort', cancel);
  // A phone that is locked, or shows another program, records silence at best.
  const leave = () => {
    if (document.visibilityState === 'hidden') fail(new SpeechInputError('interrupted'));
  };
  document.addEventListener('visibilitychange', leave);
  const lose = () => fail(new SpeechInputError('unplugged'));
  for (const track of stream.getTracks()) track.addEventListener('ended', lose);

  const finished = new Promise<Recording>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) parts.push(data);
    };
    recorder.onerror = (event) => fail(toSpeechInputError((event as ErrorEvent).error));
    recorder.onstop = () => {
      clearTimeout(limit);
      meter.close();
      release(stream);
      options.signal?.removeEventListener('abort', cancel);
      document.removeEventListener('visibilitychange', leave);
      if (failure) return reject(failure);
      // A recorder that nobody ended has lost its microphone.
      if (!asked || parts.length === 0) return reject(new SpeechInputError('unplugged'));
      const blob = new Blob(parts, { type: recorder.mimeType });
      resolve({ blob, startedAt, durationMs: performance.now() - started, endedBy });
    };
  });
  // The caller may only ever call stop(): an unheard rejection must not reach the console.
  finished.catch(() => {});
  const stop = () => {
    end('learner');
    return finished;
  };
  return { finished, stop, cancel };
}

function release(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
