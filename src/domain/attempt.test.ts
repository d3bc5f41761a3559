import { describe, expect, it } from 'vitest';
import { consistentResult } from './attempt';

const word = (text: string, score: number, status: 'said' | 'nearly' | 'again' | 'missing') => ({
  text,
  score,
  status,
});
const spoken = { mode: 'SPEAK' as const, score: 70, passed: true };

describe('a result from the learner’s device', () => {
  it('is kept when its words bear it out', () => {
    const words = [word('tea', 90, 'said'), word('house', 60, 'nearly')];
    expect(consistentResult({ ...spoken, words }, ['tea', 'house'])).toEqual({
      score: 70,
      passed: true,
    });
  });

  it('cannot lie outside its own words', () => {
    const words = [word('tea', 30, 'again'), word('house', 50, 'nearly')];
    expect(consistentResult({ ...spoken, score: 99, words }, ['tea', 'house'])?.score).toBe(50);
    expect(consistentResult({ ...spoken, score: 1, words }, ['tea', 'house'])?.score).toBe(30);
  });

  it('is the mean of its words when typed', () => {
    const words = [word('tea', 100, 'said'), word('house', 0, 'missing')];
    const typed = { mode: 'TYPE' as const, score: 100, passed: true, words };
    expect(consistentResult(typed, ['tea', 'house'])).toEqual({ score: 50, passed: false });
  });

  it('is refused when the words are not those of the item', () => {
    const words = [word('tea', 90, 'said')];
    expect(consistentResult({ ...spoken, words }, ['cat'])).toBeNull();
    expect(consistentResult({ ...spoken, words }, ['tea', 'house'])).toBeNull();
  });
});
