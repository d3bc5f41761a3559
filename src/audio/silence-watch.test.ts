import { describe, expect, it } from 'vitest';
import { levelDb, SilenceWatch } from './silence-watch';

const watch = () =>
  new SilenceWatch({ trailingMs: 1000, timeoutMs: 5000, unfinishedMs: 900, thinkingMs: 2500 });

/** Feeds [level, ms] stretches in steps of 50 ms and tells when (ms) and how the watch ended. */
function run(stretches: [number, number][]) {
  const it = watch();
  let at = 0;
  for (const [level, ms] of stretches) {
    for (let spent = 0; spent < ms; spent += 50) {
      at += 50;
      const verdict = it.feed(level, 50);
      if (verdict !== 'listening') return { verdict, at };
    }
  }
  return { verdict: 'listening', at };
}

describe('SilenceWatch', () => {
  it('ends one second after the voice does', () => {
    const outcome = run([
      [-60, 600],
      [-20, 2000],
      [-60, 3000],
    ]);
    expect(outcome).toEqual({ verdict: 'finished', at: 3600 });
  });

  it('waits through a pause for breath', () => {
    const outcome = run([
      [-60, 500],
      [-20, 1000],
      [-60, 800],
      [-25, 1000],
      [-60, 500],
    ]);
    expect(outcome.verdict).toBe('listening');
  });

  it('waits longer for somebody who has hardly begun', () => {
    const outcome = run([
      [-60, 600],
      [-20, 600],
      [-60, 4000],
    ]);
    expect(outcome).toEqual({ verdict: 'finished', at: 600 + 600 + 2500 });
  });

  it('gives up when nobody speaks', () => {
    expect(run([[-60, 9000]])).toEqual({ verdict: 'nothing', at: 5000 });
  });

  it('does not take a click for a voice', () => {
    const outcome = run([
      [-60, 1000],
      [-10, 50],
      [-60, 3000],
    ]);
    expect(outcome.verdict).toBe('listening');
  });

  it('hears the end in a noisy room', () => {
    const outcome = run([
      [-38, 600],
      [-15, 2000],
      [-38, 2000],
    ]);
    expect(outcome.verdict).toBe('finished');
  });

  it('hears the end after digital silence', () => {
    const outcome = run([
      [Number.NEGATIVE_INFINITY, 600],
      [-20, 2000],
      [Number.NEGATIVE_INFINITY, 2000],
    ]);
    expect(outcome.verdict).toBe('finished');
  });
});

describe('levelDb', () => {
  it('is 0 for full scale and falls by 20 for a tenth', () => {
    expect(levelDb(new Float32Array(64).fill(1))).toBeCloseTo(0);
    expect(levelDb(new Float32Array(64).fill(0.1))).toBeCloseTo(-20, 4);
  });
});
