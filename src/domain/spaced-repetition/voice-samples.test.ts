import { describe, expect, it } from 'vitest';
import type { JudgedWord, Judgement } from '../lesson-feedback';
import { phonemeUtterances, withSample, wordUtterance } from './voice-samples';

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

describe('The utterance of a word by itself', () => {
  const judgement = (over: Partial<Judgement>): Judgement => ({
    mode: 'SPEAK',
    score: 80,
    passed: true,
    words: [word('ice', 0.5, [K]), word('cream', 1, [K])],
    extraSpeech: false,
    extraWords: [],
    engine: 'test',
    ...over,
  });

  it('The utterance spans all of its tokens, and is clear where it passed', () => {
    const span = { start: 0.5, end: 1.4 };
    expect(wordUtterance('ice cream', judgement({}))).toEqual({
      word: 'ice cream',
      span,
      clear: true,
    });
    const failed = { ...word('ice', 0.5, [K]), status: 'again' as const };
    expect(wordUtterance('ice', judgement({ passed: false, words: [failed] }))?.clear).toBe(false);
  });

  it('A typed word, another text and a word of which the scorer is not sure have none', () => {
    const unsure = { ...word('ice', 0.5, [K]), status: 'again' as const, unsure: true };
    for (const over of [
      { mode: 'TYPE' as const },
      { otherText: 'word' as const, passed: false },
      { passed: false, words: [unsure] },
    ])
      expect(wordUtterance('ice', judgement(over))).toBeNull();
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
