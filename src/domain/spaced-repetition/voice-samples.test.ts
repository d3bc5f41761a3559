import { describe, expect, it } from 'vitest';
import type { JudgedWord } from '../lesson-feedback';
import { phonemeUtterances, withSample } from './voice-samples';

const word = (text: string, start: number, phones: JudgedWord['phones']): JudgedWord => ({
  ...{ text, score: 80, status: 'said', typed: null, phones },
  span: { start, end: start + 0.4 },
});
const TH = (gop: number, heard: string | null = null) => ({ target: 'TH', heard, gop });
const K = { target: 'K', heard: null, gop: -0.2 };

describe('the sayings of a reading', () => {
  it('are one of each sound, the least clear', () => {
    const utterances = phonemeUtterances([
      word('thick', 0, [TH(-0.3), K]),
      word('bath', 1, [TH(-3.4, 'S')]),
    ]);
    expect(utterances).toEqual([
      { sound: 'TH', word: 'bath', span: { start: 1, end: 1.4 }, clear: false },
      { sound: 'K', word: 'thick', span: { start: 0, end: 0.4 }, clear: true },
    ]);
  });

  it('leave out what was not said', () => {
    const missing: JudgedWord = { ...word('bath', 0, [TH(-3)]), status: 'missing', span: null };
    expect(phonemeUtterances([missing])).toEqual([]);
  });
});

describe('before and now', () => {
  const first = { clear: true, at: 1 };
  const slip = { clear: false, at: 2 };
  const second = { clear: false, at: 3 };
  const last = { clear: true, at: 4 };

  it('are the same recording at first', () => {
    expect(withSample(undefined, slip)).toEqual({ before: slip, now: slip });
  });

  it('keep the first unclear one and the latest', () => {
    const pair = [first, slip, second, last].reduce<
      ReturnType<typeof withSample<typeof first>> | undefined
    >(withSample, undefined);
    expect(pair).toEqual({ before: slip, now: last });
  });
});
