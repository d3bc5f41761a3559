import { describe, expect, it } from 'vitest';
import { measureSentence, summariseShadowing, unscoredSentence } from './shadowing';

/** Start of each word in the model, ms. */
const MODEL = [800, 1120, 1480, 2000, 2600];
const TEXTS = ['Every', 'stall', 'now', 'serves', 'food'];

/** The scorer's words for a learner with these lags, ms; null for a missing word. */
function heard(lags: readonly (number | null)[]) {
  return lags.map((lag, index) => {
    const start = lag === null ? 0 : (MODEL[index]! + lag) / 1000;
    const status = lag === null ? ('missing' as const) : ('said' as const);
    return { text: TEXTS[index]!, status, start, end: lag === null ? 0 : start + 0.2 };
  });
}

describe('A shadowed sentence', () => {
  it('The lag of a shadowed sentence is the median of its words’ lags', () => {
    const sentence = measureSentence(MODEL, heard([400, 460, 430, 1900, 380]));
    expect(sentence.lagMs).toBe(430);
    expect(sentence.said).toBe(5);
  });

  it('A shadowed sentence ahead of the model has a negative lag', () => {
    expect(measureSentence(MODEL, heard([-100, -40, 20, -90, -150])).lagMs).toBe(-90);
  });

  it('A shadowed sentence lists its omitted words and is measured by the others', () => {
    const sentence = measureSentence(MODEL, heard([400, null, 500, null, 600]));
    expect(sentence).toMatchObject({ said: 3, leftOut: ['stall', 'serves'], lagMs: 500 });
  });

  it('A shadowed sentence with few clear words has no lag, and a wrong word has no start', () => {
    const words = heard([400, 420, null, null, null]);
    words[1] = { ...words[1]!, status: 'again' as 'said' };
    const sentence = measureSentence(MODEL, words);
    expect(sentence.lagMs).toBeNull();
    expect(sentence.said).toBe(2);
  });

  it('A shadowed sentence with equal, short lags of all words is an echo of the loudspeaker', () => {
    expect(measureSentence(MODEL, heard([60, 65, 58, 70, 55])).echo).toBe(true);
    expect(measureSentence(MODEL, heard([60, 150, -20, 110, 10])).echo).toBe(false);
    expect(measureSentence(MODEL, heard([-240, -235, -250, -245, -238])).echo).toBe(false);
    expect(measureSentence(MODEL, heard([700, 705, 698, 710, 695])).echo).toBe(false);
  });
});

describe('A shadowed passage', () => {
  it('The summary of a shadowed passage adds up words, omissions and the lag over all words', () => {
    const summary = summariseShadowing([
      measureSentence(MODEL, heard([400, 460, 430, 500, 380])),
      measureSentence(MODEL, heard([800, null, 700, 900, 760])),
      unscoredSentence(['Good', 'night']),
    ]);
    expect(summary).toEqual({ lagMs: 500, said: 9, total: 12, leftOut: 3, echoes: 0 });
  });

  it('The summary of a shadowed passage leaves echoes of the loudspeaker out', () => {
    const summary = summariseShadowing([
      measureSentence(MODEL, heard([60, 65, 58, 70, 55])),
      measureSentence(MODEL, heard([400, 460, 430, 500, 380])),
    ]);
    expect(summary).toEqual({ lagMs: 430, said: 5, total: 10, leftOut: 0, echoes: 1 });
  });

  it('The summary of an unspoken passage has no lag', () => {
    expect(summariseShadowing([unscoredSentence(TEXTS)]).lagMs).toBeNull();
  });
});
