import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { modelClip } from '~/audio/playable-clip';
import { Playback } from '~/audio/playback';
import type { Recorder, Recording } from '~/audio/recorder';
import { FakeAudio } from '~/test/fake-audio';
import { type ShadowSegment, ShadowSession } from './shadow-session';

const RATE_PER_MS = 16;
const LINES = [0, 1, 2].map((i) => ({
  index: 10 + i,
  sound: modelClip({
    path: `blob:${i}`,
    durationMs: 2000,
    cues: [{ text: 'word', startMs: 200, endMs: 1800 }],
  }),
}));

/** A fake recorder whose first sample comes at `startedAt` on the session's clock. */
function microphone(startedAt: number) {
  let end: (recording: Recording) => void = () => {};
  let fail: (cause: unknown) => void = () => {};
  const finished = new Promise<Recording>((resolve, reject) => {
    end = resolve;
    fail = reject;
  });
  const stop = () => {
    end({ blob: new Blob(), startedAt, durationMs: 0, endedBy: 'learner' });
    return finished;
  };
  return { recorder: { finished, stop, cancel: () => {} } satisfies Recorder, fail };
}

/** Samples of a learner who says every line `lagMs` after the model. */
function recordedSpeech(lagMs: number, startedAt: number) {
  const samples = new Float32Array(30_000 * RATE_PER_MS).fill(0.0005);
  for (const start of clipStarts) {
    const from = (start + 200 + lagMs - startedAt) * RATE_PER_MS;
    for (let i = from; i < from + 1600 * RATE_PER_MS; i++) samples[i] = Math.sin(i * 0.3) * 0.3;
  }
  return samples;
}

/** Start of each clip on the page's clock, ms. */
const clipStarts: number[] = [];
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const positions: string[] = [];

function session({ startedAt = 40, rate = 1, lagMs = 450 } = {}) {
  const playback = new Playback();
  const { recorder, fail } = microphone(startedAt);
  const play = playback.play.bind(playback);
  playback.play = (sounds, options) => {
    clipStarts.push(performance.now());
    play(sounds, options);
  };
  const opened = new ShadowSession({
    lines: LINES,
    rate,
    playback,
    recorder,
    decode: async () => recordedSpeech(lagMs, startedAt),
    onPosition: ({ lineIndex, paused }) => positions.push(`${lineIndex}${paused ? ' paused' : ''}`),
  });
  return { opened, fail };
}

/** Lag of the learner's voice behind the model's word in a segment, ms. */
function lagIn({ samples, modelStartsMs }: ShadowSegment): number {
  const first = samples.findIndex((sample) => Math.abs(sample) > 0.05);
  return Math.round(first / RATE_PER_MS - modelStartsMs[0]!);
}

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
  clipStarts.length = 0;
  positions.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('A shadowing session', () => {
  it.each([0, 450, 1300])(
    'A shadowing session measures a lag of %i ms in every line',
    async (lagMs) => {
      const { opened } = session({ lagMs });
      await pass(30_000);
      const segments = await opened.said;
      expect(segments.map(({ index }) => index)).toEqual([10, 11, 12]);
      for (const segment of segments) expect(Math.abs(lagIn(segment) - lagMs)).toBeLessThan(25);
    },
  );

  it('The measured lag does not depend on when the microphone started', async () => {
    const { opened } = session({ startedAt: 390 });
    await pass(30_000);
    for (const segment of await opened.said)
      expect(Math.abs(lagIn(segment) - 450)).toBeLessThan(25);
  });

  it('A paused line starts again, and only lines that were played to their end are returned', async () => {
    const { opened } = session();
    await pass(700 + 2000 + 1000 + 800);
    opened.pause();
    await pass(4000);
    expect(positions.at(-1)).toBe('1 paused');
    opened.resume();
    await pass(30_000);
    expect(FakeAudio.instances[0]!.played.map(({ src }) => src)).toEqual([
      'blob:0',
      'blob:1',
      'blob:1',
      'blob:2',
    ]);
    const segments = await opened.said;
    expect(segments.map(({ index }) => index)).toEqual([10, 11, 12]);
    for (const segment of segments) expect(Math.abs(lagIn(segment) - 450)).toBeLessThan(25);
  });

  it('A shadowing session pauses when the system interrupts playback', async () => {
    session();
    await pass(1500);
    FakeAudio.instances[0]!.interrupt();
    await pass(5000);
    expect(positions.at(-1)).toBe('0 paused');
  });

  it('A shadowing session that is ended early returns its finished lines, or none before the first', async () => {
    const { opened } = session();
    await pass(700 + 2000 + 1000 + 500);
    opened.finish();
    expect((await opened.said).map(({ index }) => index)).toEqual([10]);
    const other = session();
    await pass(1000);
    other.opened.finish();
    expect(await other.opened.said).toEqual([]);
  });

  it('A shadowing session stops playback when the microphone is lost', async () => {
    const { opened, fail } = session();
    await pass(1500);
    fail(new DOMException('gone', 'NotReadableError'));
    await expect(opened.said).rejects.toThrow('gone');
    const { length } = FakeAudio.instances[0]!.played;
    await pass(10_000);
    expect(FakeAudio.instances[0]!.played).toHaveLength(length);
  });
});
