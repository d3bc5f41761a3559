import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { decodeRecording } from './decode';
import { openRecorder, type RecorderOptions } from './recorder';
import type { SpeechInputError } from './speech-input-error';

const open = (options: Partial<RecorderOptions> = {}) =>
  openRecorder({ onUnmetered: () => {}, ...options });

/** A fake of a browser's microphone track. */
class Track extends EventTarget {
  stopped = false;
  muted = false;
  readyState = 'live';
  stop() {
    this.stopped = true;
    this.readyState = 'ended';
  }
  /** Mutes as the system does for a call: the track stays, and records silence. */
  setMuted(muted: boolean) {
    this.muted = muted;
    this.dispatchEvent(new Event(muted ? 'mute' : 'unmute'));
  }
}

let tracks: Track[] = [];
let level = 0;
let recorders: FakeMediaRecorder[] = [];
const getUserMedia = vi.fn();

class FakeMediaRecorder {
  static isTypeSupported = (_type: string) => true;
  state = 'inactive';
  mimeType: string;
  onstart: ((event: { timeStamp: number }) => void) | null = null;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor(
    _stream: unknown,
    readonly options: { mimeType?: string; audioBitsPerSecond: number },
  ) {
    this.mimeType = options.mimeType ?? '';
    recorders.push(this);
  }
  start() {
    this.state = 'recording';
  }
  stop() {
    this.state = 'inactive';
    this.ondataavailable?.({ data: new Blob(['sound']) });
    this.onstop?.();
  }
}

/** State that the system forces on contexts: running, interrupted for good, or `running` with a stopped clock. */
let system: 'free' | 'interrupts' | 'stalls' | 'refuses' = 'free';
let contexts: FakeAudioContext[] = [];

class FakeAudioContext {
  state = system === 'interrupts' ? 'interrupted' : 'running';
  sampleRate = 48_000;
  resumed = 0;
  onstatechange: (() => void) | null = null;
  private stoodAt = 0;
  constructor() {
    if (system === 'refuses') throw new DOMException('', 'NotSupportedError');
    contexts.push(this);
  }
  get currentTime() {
    if (this.state === 'running' && system !== 'stalls') this.stoodAt = performance.now() / 1000;
    return this.stoodAt;
  }
  change(state: string) {
    this.state = state;
    this.onstatechange?.();
  }
  /** Fails as in Safari, which rejects `resume` during a phone call. */
  async resume() {
    this.resumed += 1;
    if (system === 'interrupts') throw new DOMException('', 'InvalidStateError');
    this.change('running');
  }
  createAnalyser() {
    return {
      fftSize: 0,
      getFloatTimeDomainData: (samples: Float32Array) => samples.fill(level),
    };
  }
  createMediaStreamSource() {
    return { connect: () => {} };
  }
  close() {
    this.state = 'closed';
    return Promise.resolve();
  }
}

/** Interrupts the page's sound, as the system does. */
function takeSound(how: 'interrupts' | 'stalls') {
  system = how;
  if (how === 'interrupts') contexts.at(-1)!.change('interrupted');
}

const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, 'visibilityState', {
    configurable: true,
    get: () => (hidden ? 'hidden' : 'visible'),
  });
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
  tracks = [new Track()];
  recorders = [];
  contexts = [];
  system = 'free';
  level = 0.1;
  getUserMedia.mockReset().mockImplementation(async () => ({ getTracks: () => tracks }));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('navigator', {
    mediaDevices: { getUserMedia },
    userAgent: 'A browser',
    vendor: '',
  });
});
afterEach(() => {
  setHidden(false);
  window.localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A recording', () => {
  it('A recording ends after a silence and releases the microphone', async () => {
    const recorder = await open();
    await vi.advanceTimersByTimeAsync(500);
    level = 0;
    await vi.advanceTimersByTimeAsync(200);
    level = 0.1;
    await vi.advanceTimersByTimeAsync(1000);
    level = 0;
    await vi.advanceTimersByTimeAsync(2000);
    expect((await recorder.finished).endedBy).toBe('silence');
    expect(tracks[0]?.stopped).toBe(true);
  });

  it('The silence at the end of a recording is detected although the timer fires late', async () => {
    const realNow = performance.now.bind(performance);
    let lateMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + lateMs);
    level = 0;
    const recorder = await open();
    await vi.advanceTimersByTimeAsync(300);
    level = 0.1;
    await vi.advanceTimersByTimeAsync(1000);
    level = 0;
    for (let tick = 0; tick < 2; tick++) {
      lateMs += 600;
      await vi.advanceTimersByTimeAsync(50);
    }
    expect((await recorder.finished).endedBy).toBe('silence');
  });

  it('A recording ends at its maximum length and reports endedBy limit', async () => {
    const recorder = await open({ maxMs: 3000 });
    await vi.advanceTimersByTimeAsync(3100);
    expect((await recorder.finished).endedBy).toBe('limit');
  });

  it('A recording is discarded when the page is hidden', async () => {
    const { finished } = await open();
    setHidden(true);
    await expect(finished).rejects.toMatchObject({ problem: 'interrupted' });
    expect(tracks[0]?.stopped).toBe(true);
  });

  it('A recording is discarded when the microphone is unplugged, whether the track or the recorder ends', async () => {
    const first = await open();
    tracks[0]?.dispatchEvent(new Event('ended'));
    await expect(first.finished).rejects.toMatchObject({ problem: 'unplugged' });
    tracks = [new Track()];
    const second = await open();
    recorders[1]?.stop();
    await expect(second.finished).rejects.toMatchObject({ problem: 'unplugged' });
  });

  it('A recording is discarded when its track is muted for longer than 0.3 s', async () => {
    const { finished } = await open();
    await vi.advanceTimersByTimeAsync(1500);
    tracks[0]!.setMuted(true);
    level = 0;
    await vi.advanceTimersByTimeAsync(350);
    await expect(finished).rejects.toMatchObject({ problem: 'muted' });
    expect(tracks[0]!.stopped).toBe(true);
  });

  it('A recording is discarded when its track is muted from the start', async () => {
    tracks[0]!.muted = true;
    const { finished } = await open();
    await vi.advanceTimersByTimeAsync(350);
    await expect(finished).rejects.toMatchObject({ problem: 'muted' });
  });

  it('A recording whose timers are late is discarded all the same when its track has been muted for too long', async () => {
    const realNow = performance.now.bind(performance);
    let lateMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => realNow() + lateMs);
    const recorder = await open();
    await vi.advanceTimersByTimeAsync(1500);
    tracks[0]!.setMuted(true);
    lateMs = 900;
    await expect(recorder.stop()).rejects.toMatchObject({ problem: 'muted' });
  });

  it('A recording goes on when its track is muted for a moment, twice', async () => {
    const recorder = await open();
    for (let time = 0; time < 2; time++) {
      await vi.advanceTimersByTimeAsync(500);
      tracks[0]!.setMuted(true);
      await vi.advanceTimersByTimeAsync(250);
      tracks[0]!.setMuted(false);
    }
    await vi.advanceTimersByTimeAsync(1000);
    expect((await recorder.stop()).endedBy).toBe('learner');
  });

  it('A recording does not begin with a track that has ended while the microphone was opening', async () => {
    tracks[0]!.readyState = 'ended';
    await expect(open()).rejects.toMatchObject({ problem: 'unplugged' });
    expect(recorders).toEqual([]);
  });

  it('onDead reports a microphone without a signal, and the return of the signal', async () => {
    level = 0;
    const onDead = vi.fn();
    await open({ onDead });
    await vi.advanceTimersByTimeAsync(2100);
    expect(onDead.mock.calls).toEqual([[true]]);
    level = 0.1;
    await vi.advanceTimersByTimeAsync(100);
    expect(onDead.mock.calls).toEqual([[true], [false]]);
  });
});

describe('The level of a recording', () => {
  it('An interrupted context is resumed as soon as the system allows it, and the silence at the end is noticed', async () => {
    const onUnmetered = vi.fn();
    level = 0;
    const { finished } = await open({ onUnmetered });
    await vi.advanceTimersByTimeAsync(300);
    level = 0.1;
    await vi.advanceTimersByTimeAsync(1000);
    takeSound('interrupts');
    await vi.advanceTimersByTimeAsync(600);
    system = 'free';
    await vi.advanceTimersByTimeAsync(600);
    level = 0;
    await vi.advanceTimersByTimeAsync(1500);
    expect((await finished).endedBy).toBe('silence');
    expect(onUnmetered).not.toHaveBeenCalled();
  });

  it.each(['interrupts', 'stalls'] as const)(
    'Within 3 s onUnmetered says that no level comes from a system that %s the sound, and a recording in it can be ended',
    async (how) => {
      const onUnmetered = vi.fn();
      const recorder = await open({ onUnmetered });
      await vi.advanceTimersByTimeAsync(1500);
      takeSound(how);
      await vi.advanceTimersByTimeAsync(2900);
      expect(onUnmetered.mock.calls).toEqual([[true]]);
      expect(contexts.map(({ state }) => state === 'closed')).toEqual([true, false]);
      expect((await recorder.stop()).endedBy).toBe('learner');
    },
  );

  it('onUnmetered says that the level is back when a new context has it', async () => {
    const onUnmetered = vi.fn();
    level = 0;
    const { finished } = await open({ onUnmetered });
    await vi.advanceTimersByTimeAsync(300);
    level = 0.1;
    await vi.advanceTimersByTimeAsync(500);
    takeSound('interrupts');
    await vi.advanceTimersByTimeAsync(2500);
    system = 'free';
    await vi.advanceTimersByTimeAsync(600);
    expect(onUnmetered.mock.calls).toEqual([[true], [false]]);
    level = 0;
    await vi.advanceTimersByTimeAsync(1500);
    expect((await finished).endedBy).toBe('silence');
  });

  it('A browser that makes no context at all records, and the learner ends it', async () => {
    system = 'refuses';
    const onUnmetered = vi.fn();
    const recorder = await open({ onUnmetered });
    await vi.advanceTimersByTimeAsync(2100);
    expect(onUnmetered.mock.calls).toEqual([[true]]);
    expect((await recorder.stop()).blob.size).toBeGreaterThan(0);
  });
});

describe('The type of a recording', () => {
  const APPLE = 'Apple Computer, Inc.';
  const browse = (vendor: string, userAgent = 'A browser') =>
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia }, userAgent, vendor });

  /** Records a sentence and decodes it with a browser that reads only some containers.
   *  @returns the type of the recording, and the reason why it could not be read */
  async function take(readable: string[]) {
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = async () => {
          const isReadable = readable.includes(recorders.at(-1)!.mimeType.split(';')[0]!);
          if (!isReadable) throw new DOMException('', 'EncodingError');
          return { length: 1, numberOfChannels: 1, getChannelData: () => Float32Array.of(0.5) };
        };
      },
    );
    tracks = [new Track()];
    const { blob } = await (await open()).stop();
    const problem = await decodeRecording(blob).then(
      () => null,
      (error: SpeechInputError) => error.problem,
    );
    return [recorders.at(-1)!.options.mimeType, problem];
  }

  it.each([
    ['WebKit', APPLE, 'audio/mp4', 128_000],
    ['Firefox', '', 'audio/webm;codecs=opus', 32_000],
    ['Chromium', 'Google Inc.', 'audio/webm;codecs=opus', 32_000],
  ])('%s of the vendor “%s” writes %s at %i bit/s', async (_, vendor, mimeType, bits) => {
    browse(vendor);
    await open();
    expect(recorders[0]!.options).toEqual({ mimeType, audioBitsPerSecond: bits });
  });

  it('A type that could not be decoded is not used a second time, and the learner is asked to speak again', async () => {
    expect(await take(['audio/mp4'])).toEqual(['audio/webm;codecs=opus', 'unreadable']);
    expect(await take(['audio/mp4'])).toEqual(['audio/mp4', null]);
    expect(await take(['audio/mp4'])).toEqual(['audio/mp4', null]);
  });

  it('WebKit that cannot read its MP4 writes WebM', async () => {
    browse(APPLE);
    expect(await take(['audio/webm'])).toEqual(['audio/mp4', 'unreadable']);
    expect(await take(['audio/webm'])).toEqual(['audio/webm;codecs=opus', null]);
  });

  it('A browser that cannot read any of its recording types reports that after the last one, and is tried again at the next recording', async () => {
    const problems = [await take([]), await take([]), await take([])].map(([, problem]) => problem);
    expect(problems).toEqual(['unreadable', 'unreadable', 'unsupported']);
    expect(await take(['audio/webm'])).toEqual(['audio/webm;codecs=opus', null]);
  });

  it('Another version of the browser tries a type again', async () => {
    await take(['audio/mp4']);
    browse('', 'The next browser');
    expect(await take(['audio/webm'])).toEqual(['audio/webm;codecs=opus', null]);
  });

  it('A recording in which nothing is decoded is unreadable, too', async () => {
    vi.stubGlobal(
      'OfflineAudioContext',
      class {
        decodeAudioData = async () => ({ length: 0, numberOfChannels: 1 });
      },
    );
    const { blob } = await (await open()).stop();
    await expect(decodeRecording(blob)).rejects.toMatchObject({ problem: 'unreadable' });
  });
});

describe('Opening the microphone', () => {
  const problem = () => open().catch((error: { problem: string }) => error.problem);

  it('The chosen microphone is opened, or the default one when the chosen one is missing', async () => {
    window.localStorage.setItem('lesson.microphone', 'headset');
    const requestedIds = () =>
      getUserMedia.mock.calls.map(([constraints]) => constraints.audio.deviceId ?? null);
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'OverconstrainedError'));
    await open();
    expect(requestedIds()).toEqual([{ exact: 'headset' }, null]);
    expect(window.localStorage.getItem('lesson.microphone')).toBeNull();
  });

  it('The choice of a microphone is kept when that microphone is busy', async () => {
    window.localStorage.setItem('lesson.microphone', 'headset');
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'NotReadableError'));
    expect(await problem()).toBe('busy');
    expect(window.localStorage.getItem('lesson.microphone')).toBe('headset');
  });

  it('The microphone is not opened in an insecure context, nor in a browser without MediaRecorder', async () => {
    vi.stubGlobal('isSecureContext', false);
    expect(await problem()).toBe('insecure');
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('MediaRecorder', undefined);
    expect(await problem()).toBe('unsupported');
    expect(getUserMedia).not.toHaveBeenCalled();
  });
});
