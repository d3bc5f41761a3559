import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeAudio } from '~/test/fake-audio';
import { modelClip, type PlayableClip, wordAt } from './playable-clip';
import { Playback } from './playback';

const CLIP = {
  path: '/media/clip.mp3',
  durationMs: 2000,
  cues: [
    { text: 'Every', startMs: 100, endMs: 500 },
    { text: 'stall', startMs: 500, endMs: 1000 },
    { text: 'now', startMs: 1200, endMs: 1800 },
  ],
};
const MODEL = modelClip(CLIP);
const OWN: PlayableClip = {
  voice: 'own',
  src: 'blob:own',
  words: [{ startMs: 900, endMs: 1300 }, null, { startMs: 1300, endMs: 1700 }],
  durationMs: 2000,
};

let playback: Playback;
const now = () => playback.snapshot();
const element = () => FakeAudio.instances[0]!;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({
    toFake: [
      'setTimeout',
      'clearTimeout',
      'performance',
      'requestAnimationFrame',
      'cancelAnimationFrame',
    ],
  });
  FakeAudio.reset();
  vi.stubGlobal('Audio', FakeAudio);
  playback = new Playback();
});
afterEach(() => {
  playback.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A clip', () => {
  it('A clip plays once to its end, and each word is marked while it is played', async () => {
    playback.play([MODEL]);
    await pass(300);
    expect(now()).toMatchObject({ status: 'playing', voice: 'model', word: 0 });
    await pass(400);
    expect(now().word).toBe(1);
    await pass(400);
    expect(now().word).toBeNull();
    await pass(1000);
    expect(now().status).toBe('idle');
    expect(element().played).toHaveLength(1);
  });

  it('A clip at half speed keeps its pitch and its word times, and its speed can change during playback', async () => {
    playback.play([MODEL], { rate: 0.5 });
    await pass(1200);
    expect(element()).toMatchObject({ preservesPitch: true, playbackRate: 0.5 });
    expect(now().word).toBe(1);
    playback.setRate(1.5);
    await pass(500);
    expect(now().word).toBe(2);
  });

  it('A clip restricted to a range of words starts and ends at that range', async () => {
    playback.play([modelClip(CLIP, { from: 1, to: 1 })]);
    await pass(0);
    expect(element().played[0]!.from).toBeCloseTo(0.47);
    await pass(500);
    expect(now().status).toBe('playing');
    await pass(120);
    expect(now().status).toBe('idle');
    expect(element().paused).toBe(true);
  });

  it('Playing a clip stops the previous one at once', async () => {
    playback.play([MODEL]);
    await pass(700);
    playback.play([OWN]);
    expect(now()).toMatchObject({ voice: 'own', word: null });
    await pass(1000);
    expect(now()).toMatchObject({ status: 'playing', word: 0 });
    expect(FakeAudio.instances).toHaveLength(1);
  });
});

describe('A clip that was begun before its playback was there', () => {
  const begin = () => {
    const begun = new Audio();
    begun.src = MODEL.src;
    void begun.play().catch(() => {});
    return begun;
  };

  it('A clip that plays already is followed from where it is, and is not played again', async () => {
    const begun = begin();
    await pass(700);
    playback.takeOver(begun, MODEL);
    await pass(50);
    expect(now()).toMatchObject({ status: 'playing', voice: 'model', word: 1 });
    await pass(1300);
    expect(now().status).toBe('idle');
    expect(element().played).toHaveLength(1);
    playback.play([MODEL]);
    await pass(100);
    expect(FakeAudio.instances).toHaveLength(1);
  });

  it('A clip that has ended already is followed by its next round, if it is repeated', async () => {
    const begun = begin();
    await pass(2100);
    playback.takeOver(begun, MODEL);
    expect(now().status).toBe('idle');
    playback.takeOver(begun, MODEL, { rounds: 2, gap: 500, rate: 0.5 });
    expect(now()).toMatchObject({ status: 'gap', round: 2 });
    await pass(600);
    expect(element()).toMatchObject({ paused: false, playbackRate: 0.5 });
  });

  it('A clip that is still loading is reported as such, and one that failed as failed', async () => {
    FakeAudio.loadDelayMs = Number.POSITIVE_INFINITY;
    playback.takeOver(begin(), MODEL);
    await pass(250);
    expect(now().status).toBe('loading');
    FakeAudio.loadDelayMs = null;
    const failed = begin();
    await pass(50);
    playback.takeOver(failed, MODEL);
    expect(now()).toMatchObject({ status: 'idle', failed: true });
  });
});

describe('Repeated playback', () => {
  it('Rounds of playback are separated by a gap and counted', async () => {
    playback.play([MODEL], { rounds: 3, gap: 1500 });
    await pass(2100);
    expect(now()).toMatchObject({ status: 'gap', round: 2, rounds: 3, voice: null });
    await pass(1300);
    expect(now().status).toBe('gap');
    await pass(200);
    expect(now()).toMatchObject({ status: 'playing', round: 2 });
    await pass(2000 + 1500 + 2000 + 100);
    expect(now().status).toBe('idle');
    expect(element().played).toHaveLength(3);
  });

  it("The gap 'same' lasts as long as the played range at the current speed", async () => {
    playback.play([modelClip(CLIP, { from: 0, to: 1 })], { rounds: 2, gap: 'same', rate: 0.5 });
    await pass(1950);
    expect(now().status).toBe('gap');
    await pass(1850);
    expect(now().status).toBe('gap');
    await pass(150);
    expect(now().status).toBe('playing');
  });

  it('Endless rounds repeat until playback is stopped, also within a gap', async () => {
    playback.play([MODEL], { rounds: null, gap: 500 });
    await pass(26_000);
    expect(now().round).toBeGreaterThan(10);
    while (now().status !== 'gap') await pass(50);
    playback.stop();
    const playedCount = element().played.length;
    await pass(10_000);
    expect(element().played).toHaveLength(playedCount);
  });
});

describe('Comparing the model with the learner', () => {
  it('The model and the learner are played one after the other, and the snapshot names the voice', async () => {
    playback.play([MODEL, { ...OWN, part: { startMs: 900, endMs: 1700 } }]);
    await pass(1900);
    expect(now().voice).toBe('model');
    await pass(200);
    expect(now().voice).toBeNull();
    await pass(250);
    expect(now()).toMatchObject({ voice: 'own', word: 0 });
    await pass(1000);
    expect(now().status).toBe('idle');
  });
});

describe('A slow or lost network', () => {
  it('A slow clip is reported as loading after 200 ms', async () => {
    FakeAudio.loadDelayMs = 900;
    playback.play([MODEL]);
    await pass(150);
    expect(now().status).toBe('playing');
    await pass(100);
    expect(now().status).toBe('loading');
    await pass(800);
    expect(now().status).toBe('playing');
  });

  it('A clip that cannot be loaded fails at once or after 15 s, and the next play retries it', async () => {
    const onEnd = vi.fn();
    FakeAudio.loadDelayMs = null;
    playback.play([MODEL], { onEnd });
    await pass(10);
    expect(now()).toMatchObject({ status: 'idle', failed: true });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('failed');
    FakeAudio.loadDelayMs = Number.POSITIVE_INFINITY;
    playback.play([MODEL]);
    expect(now().failed).toBe(false);
    await pass(15_100);
    expect(now().failed).toBe(true);
    FakeAudio.loadDelayMs = 0;
    playback.play([MODEL]);
    await pass(100);
    expect(now()).toMatchObject({ status: 'playing', failed: false });
  });
});

describe('An interruption by the system', () => {
  it('A pause by the system ends playback as interrupted, not as failed', async () => {
    const onEnd = vi.fn();
    playback.play([MODEL], { rounds: null, gap: 500, onEnd });
    await pass(600);
    element().interrupt();
    await pass(10);
    expect(now()).toMatchObject({ status: 'idle', failed: false });
    expect(onEnd).toHaveBeenCalledExactlyOnceWith('interrupted');
    await pass(5000);
    expect(element().played).toHaveLength(1);
  });

  it('A round that the browser does not allow to play ends playback without a failure', async () => {
    playback.play([MODEL], { rounds: 2, gap: 500 });
    await pass(2200);
    FakeAudio.playError = new DOMException('a call', 'NotAllowedError');
    await pass(1000);
    expect(now()).toMatchObject({ status: 'idle', failed: false });
  });
});

it('No word is marked between two words, and where two words touch the later one is marked', () => {
  expect(wordAt(CLIP.cues, 490)).toBe(1);
  expect(wordAt(CLIP.cues, 1100)).toBeNull();
  expect(wordAt(OWN.words, 1295)).toBe(2);
});
