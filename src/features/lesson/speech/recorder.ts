import { openLevelMeter } from './level-meter';
import { SilenceWatch } from './silence-watch';
import { SpeechInputError, toSpeechInputError } from './speech-input-error';

export interface RecorderOptions {
  /** Called about 20 times a second with 0 … 1 for a meter. */
  onLevel?: (level: number) => void;
  /** The recording is cut here, ms. */
  maxMs?: number;
  /** Silence after speech that ends it, ms. */
  trailingSilenceMs?: number;
  /** Silence from the beginning that ends it, ms. */
  patienceMs?: number;
  /** Aborting throws the recording away and frees the microphone. */
  signal?: AbortSignal;
}

export interface Recording {
  blob: Blob;
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

/** Opens the microphone and records at once; call it from a tap. Ends by itself after trailing
 *  silence or at the limit. By the time `finished` resolves every track is stopped: iOS plays
 *  nothing aloud while a microphone is open.
 *  @throws SpeechInputError */
export async function openRecorder(options: RecorderOptions = {}): Promise<Recorder> {
  const { signal } = options;
  if (!navigator.mediaDevices?.getUserMedia || typeof MediaRecorder === 'undefined')
    throw new SpeechInputError('unsupported');
  signal?.throwIfAborted();
  const stream = await navigator.mediaDevices
    .getUserMedia({
      audio: {
        channelCount: 1,
        echoCancellation: true,
        noiseSuppression: false,
        autoGainControl: true,
      },
    })
    .catch((cause: unknown) => {
      throw toSpeechInputError(cause);
    });
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

  const end = (reason: Recording['endedBy']) => {
    if (recorder.state === 'inactive') return;
    endedBy = reason;
    recorder.stop();
  };
  const fail = (cause: unknown) => {
    failure ??= cause;
    end('learner');
  };

  // Before the meter: when that throws, stopping the tracks ends this too.
  recorder.start();
  const watch = new SilenceWatch({
    trailingMs: options.trailingSilenceMs ?? 1200,
    patienceMs: options.patienceMs ?? 6000,
  });
  const meter = openLevelMeter(stream, (db, elapsedMs) => {
    options.onLevel?.(Math.min(1, Math.max(0, 1 - db / METER_FLOOR_DB)));
    if (watch.feed(db, elapsedMs) !== 'listening') end('silence');
  });
  const limit = setTimeout(() => end('limit'), options.maxMs ?? 20_000);
  const cancel = () => fail(new DOMException('The recording was thrown away.', 'AbortError'));
  options.signal?.addEventListener('abort', cancel);

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
      if (failure) return reject(failure);
      // A microphone pulled out ends its track without any sound.
      if (parts.length === 0) return reject(new SpeechInputError('busy'));
      const blob = new Blob(parts, { type: recorder.mimeType });
      resolve({ blob, durationMs: performance.now() - started, endedBy });
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
