import { describe, expect, it } from 'vitest';
import { SilenceWatch } from './silence-watch';

const watch = () =>
  new SilenceWatch({ trailingMs: 1000, timeoutMs: 5000, unfinishedMs: 900, thinkingMs: 2500 });

/** Feeds [level, ms] segments in steps of 50 ms. @returns the verdict and its time, ms */
function run(segments: [number, number][]) {
  const silenceWatch = watch();
  let at = 0;
  for (const [level, ms] of segments) {
    for (let elapsed = 0; elapsed < ms; elapsed += 50) {
      at += 50;
      const verdict = silenceWatch.feed(level, 50);
      if (verdict !== 'listening') return { verdict, at };
    }
  }
  return { verdict: 'listening', at };
}

describe('SilenceWatch', () => {
  it('SilenceWatch ends one second after the voice', () => {
    const outcome = run([
      [-60, 600],
      [-20, 2000],
      [-60, 3000],
    ]);
    expect(outcome).toEqual({ verdict: 'finished', at: 3600 });
  });

  it('SilenceWatch does not end at a pause for breath', () => {
    const outcome = run([
      [-60, 500],
      [-20, 1000],
      [-60, 800],
      [-25, 1000],
      [-60, 500],
    ]);
    expect(outcome.verdict).toBe('listening');
  });

  it('SilenceWatch waits longer after a very short utterance', () => {
    const outcome = run([
      [-60, 600],
      [-20, 600],
      [-60, 4000],
    ]);
    expect(outcome).toEqual({ verdict: 'finished', at: 600 + 600 + 2500 });
  });

  it('SilenceWatch ends with nothing when no voice starts before the timeout', () => {
    expect(run([[-60, 9000]])).toEqual({ verdict: 'nothing', at: 5000 });
  });

  it('SilenceWatch does not count a click as a voice', () => {
    const outcome = run([
      [-60, 1000],
      [-10, 50],
      [-60, 3000],
    ]);
    expect(outcome.verdict).toBe('listening');
  });

  it('SilenceWatch detects the end of speech in a noisy room', () => {
    const outcome = run([
      [-38, 600],
      [-15, 2000],
      [-38, 2000],
    ]);
    expect(outcome.verdict).toBe('finished');
  });

  it('SilenceWatch detects the end of speech between digital silence', () => {
    const outcome = run([
      [Number.NEGATIVE_INFINITY, 600],
      [-20, 2000],
      [Number.NEGATIVE_INFINITY, 2000],
    ]);
    expect(outcome.verdict).toBe('finished');
  });
});
