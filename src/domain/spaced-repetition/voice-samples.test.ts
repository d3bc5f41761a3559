import { describe, expect, it } from 'vitest';
import type { JudgedWord } from '../lesson-feedback';
import { phonemeUtterances, withSample } from './voice-samples';

const word = (text: string, start: number, phones: JudgedWord['phones']): JudgedWord => ({
  text,
  score: 80,
  status: 'said',
  typed: null,
  phones,
  span: { start, end: start + 0.4 },
});
const TH = (gop: number, heard: string | null = null) => ({ target: 'TH', heard, gop });
const K = { target: 'K', heard: null, gop: -0.2 };

describe('The phoneme utterances of a judgement', () => {
  it('Each phoneme has one utterance, the least clear', () => {
    const utterances = phonemeUtterances([
      word('thick', 0, [TH(-0.3), K]),
      word('bath', 1, [TH(-3.4, 'S')]),
    ]);
    expect(utterances).toEqual([
      { sound: 'TH', word: 'bath', span: { start: 1, end: 1.4 }, clear: false },
      { sound: 'K', word: 'thick', span: { start: 0, end: 0.4 }, clear: true },
    ]);
  });

  it('A missing word has no phoneme utterances', () => {
    const missing: JudgedWord = { ...word('bath', 0, [TH(-3)]), status: 'missing', span: null };
    expect(phonemeUtterances([missing])).toEqual([]);
  });
});

describe('Voice samples', () => {
  const first = { clear: true, at: 1 };
  const slip = { clear: false, at: 2 };
  const second = { clear: false, at: 3 };
  const last = { clear: true, at: 4 };

  it('The first voice sample of a phoneme is both before and now', () => {
    expect(withSample(undefined, slip)).toEqual({ before: slip, now: slip });
  });

  it('Voice samples keep the first unclear utterance and the latest', () => {
    const pair = [first, slip, second, last].reduce<
      ReturnType<typeof withSample<typeof first>> | undefined
    >(withSample, undefined);
    expect(pair).toEqual({ before: slip, now: last });
  });
});
