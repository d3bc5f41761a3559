import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openRecorder } from './recorder';

/** A fake of a browser's microphone track. */
class Track extends EventTarget {
  stopped = false;
  stop() {
    this.stopped = true;
  }
}

let tracks: Track[] = [];
let level = 0;
let recorders: FakeMediaRecorder[] = [];
const getUserMedia = vi.fn();

class FakeMediaRecorder {
  static isTypeSupported = () => true;
  state = 'inactive';
  mimeType = 'audio/webm';
  onstart: ((event: { timeStamp: number }) => void) | null = null;
  ondataavailable: ((event: { data: Blob }) => void) | null = null;
  onstop: (() => void) | null = null;
  constructor() {
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

class FakeAudioContext {
  state = 'running';
  sampleRate = 48_000;
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
    return Promise.resolve();
  }
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
  level = 0.1;
  getUserMedia.mockReset().mockImplementation(async () => ({ getTracks: () => tracks }));
  vi.stubGlobal('isSecureContext', true);
  vi.stubGlobal('MediaRecorder', FakeMediaRecorder);
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } });
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
    const recorder = await openRecorder();
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
    const recorder = await openRecorder();
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
    const recorder = await openRecorder({ maxMs: 3000 });
    await vi.advanceTimersByTimeAsync(3100);
    expect((await recorder.finished).endedBy).toBe('limit');
  });

  it('A recording is discarded when the page is hidden', async () => {
    const { finished } = await openRecorder();
    setHidden(true);
    await expect(finished).rejects.toMatchObject({ problem: 'interrupted' });
    expect(tracks[0]?.stopped).toBe(true);
  });

  it('A recording is discarded when the microphone is unplugged, whether the track or the recorder ends', async () => {
    const first = await openRecorder();
    tracks[0]?.dispatchEvent(new Event('ended'));
    await expect(first.finished).rejects.toMatchObject({ problem: 'unplugged' });
    const second = await openRecorder();
    recorders[1]?.stop();
    await expect(second.finished).rejects.toMatchObject({ problem: 'unplugged' });
  });

  it('onDead reports a microphone without a signal, and the return of the signal', async () => {
    level = 0;
    const onDead = vi.fn();
    await openRecorder({ onDead });
    await vi.advanceTimersByTimeAsync(2100);
    expect(onDead.mock.calls).toEqual([[true]]);
    level = 0.1;
    await vi.advanceTimersByTimeAsync(100);
    expect(onDead.mock.calls).toEqual([[true], [false]]);
  });
});

describe('Opening the microphone', () => {
  const problem = () => openRecorder().catch((error: { problem: string }) => error.problem);

  it('The chosen microphone is opened, or the default one when the chosen one is missing', async () => {
    window.localStorage.setItem('lesson.microphone', 'headset');
    const requestedIds = () =>
      getUserMedia.mock.calls.map(([constraints]) => constraints.audio.deviceId ?? null);
    getUserMedia.mockRejectedValueOnce(new DOMException('', 'OverconstrainedError'));
    await openRecorder();
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
