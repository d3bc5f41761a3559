import { LevelMeter } from './level-meter';
import { MuteWatch } from './mute-watch';
import { openMicrophone } from './open-microphone';
import { chooseRecordingType } from './recording-type';
import { SignalWatch } from './signal-watch';
import { SilenceWatch } from './silence-watch';
import { SpeechInputError, toSpeechInputError } from './speech-input-error';

export interface RecorderOptions {
  /** Called about 20 times per second with a level of 0 … 1 for a meter. */
  onLevel?: (level: number) => void;
  /** Called when the microphone has no signal at all, and when a signal arrives later. */
  onDead?: (dead: boolean) => void;
  /** Called when the level cannot be measured, so that silence cannot end the recording, and when it can be
   *  measured again. It is required, because a learner who is not told waits for an end that does not come. */
  onUnmetered: (unmetered: boolean) => void;
  /** Maximum length of the recording, ms. */
  maxMs?: number;
  /** Silence after speech that ends the recording, ms. */
  trailingSilenceMs?: number;
  /** Length of the model's utterance, ms: a learner who stops well before it gets a longer silence. */
  expectedMs?: number;
  /** Silence from the start that ends the recording, ms. */
  silenceTimeoutMs?: number;
  /** Signal that discards the recording and releases the microphone. */
  signal?: AbortSignal;
}

export interface Recording {
  blob: Blob;
  /** Time of the first sample, on the clock of `performance.now()`. */
  startedAt: number;
  durationMs: number;
  endedBy: 'learner' | 'silence' | 'limit';
}

export interface Recorder {
  /** Resolves when the recording has ended, for any reason; rejects with `AbortError` when it was
   *  discarded and `SpeechInputError` when the microphone failed. */
  finished: Promise<Recording>;
  /** Ends the recording now; same promise as `finished`. */
  stop: () => Promise<Recording>;
  /** Discards the recording. No effect after its end. */
  cancel: () => void;
}

/** Length below which a browser may have written nothing that could be decoded, ms: two quick clicks. */
export const MIN_RECORDING_MS = 300;
const METER_FLOOR_DB = -55;
/** Share of the model's length below which an utterance counts as unfinished; for the learner only voiced
 *  time counts. */
const UNFINISHED_SHARE = 0.4;
const THINKING_MS = 2500;

/** Opens the microphone and records at once; call it in an event handler of the user. The recording ends
 *  by itself after trailing silence or at its maximum length. When `finished` resolves every track is
 *  stopped: iOS plays nothing over the loudspeaker while a microphone is open.
 *  @throws SpeechInputError */
export async function openRecorder(options: RecorderOptions): Promise<Recorder> {
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
  const tracks = stream.getTracks();
  if (tracks.some(({ readyState }) => readyState === 'ended'))
    throw new SpeechInputError('unplugged');
  const { mimeType, bitsPerSecond } = chooseRecordingType();
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: bitsPerSecond });
  const chunks: Blob[] = [];
  const openedAt = performance.now();
  let endedBy: Recording['endedBy'] = 'learner';
  let failure: unknown = null;
  let endRequested = false;

  const end = (reason: Recording['endedBy']) => {
    if (recorder.state === 'inactive') return;
    endRequested = true;
    endedBy = reason;
    recorder.stop();
  };
  const fail = (cause: unknown) => {
    failure ??= cause;
    end('learner');
  };

  // The recording contains the audio from here on, although the `start` event may come a second later on a busy
  // page.
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
  const onLevel = (db: number, elapsedMs: number) => {
    options.onLevel?.(Math.min(1, Math.max(0, 1 - db / METER_FLOOR_DB)));
    const deadNow = signalWatch.feed(db, elapsedMs);
    if (deadNow !== dead) options.onDead?.(deadNow);
    dead = deadNow;
    if (watch.feed(db, elapsedMs) !== 'listening') end('silence');
  };
  const onLost = (lost: boolean) => options.onUnmetered(lost);
  const meter = new LevelMeter(stream, { onLevel, onLost });
  const limit = setTimeout(() => end('limit'), options.maxMs ?? 20_000);
  const cancel = () => fail(new DOMException('The recording was discarded.', 'AbortError'));
  options.signal?.addEventListener('abort', cancel);
  // A phone that is locked, or shows another app, records silence at best.
  const onHide = () => {
    if (document.visibilityState === 'hidden') fail(new SpeechInputError('interrupted'));
  };
  document.addEventListener('visibilitychange', onHide);
  const onTrackEnded = () => fail(new SpeechInputError('unplugged'));
  for (const track of tracks) track.addEventListener('ended', onTrackEnded);
  const failMuted = () => fail(new SpeechInputError('muted'));
  const muteWatch = new MuteWatch(tracks, failMuted);

  const finished = new Promise<Recording>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => {
      if (data.size > 0) chunks.push(data);
    };
    recorder.onerror = (event) => fail(toSpeechInputError((event as ErrorEvent).error));
    recorder.onstop = () => {
      clearTimeout(limit);
      if (muteWatch.isLong()) failMuted();
      muteWatch.close();
      meter.close();
      release(stream);
      options.signal?.removeEventListener('abort', cancel);
      document.removeEventListener('visibilitychange', onHide);
      if (failure) return reject(failure);
      // A recorder that stops without our request has lost its microphone.
      if (!endRequested || chunks.length === 0) return reject(new SpeechInputError('unplugged'));
      const blob = new Blob(chunks, { type: recorder.mimeType || mimeType });
      resolve({ blob, startedAt, durationMs: performance.now() - openedAt, endedBy });
    };
  });
  // A caller may use stop() only; the rejection of `finished` must then not count as unhandled.
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
