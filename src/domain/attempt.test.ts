import { describe, expect, it } from 'vitest';
import { consistentResult } from './attempt';

const word = (text: string, score: number, status: 'said' | 'nearly' | 'again' | 'missing') => ({
  text,
  score,
  status,
});
const spoken = { mode: 'SPEAK' as const, score: 70, passed: true };

describe('A result from the learner’s device', () => {
  it('A result that agrees with its words is accepted unchanged', () => {
    const words = [word('tea', 90, 'said'), word('house', 60, 'nearly')];
    expect(consistentResult({ ...spoken, words }, ['tea', 'house'])).toEqual({
      score: 70,
      passed: true,
    });
  });

  it('A spoken score is clamped to the scores of its words', () => {
    const words = [word('tea', 30, 'again'), word('house', 50, 'nearly')];
    const failed = { ...spoken, passed: false, words };
    expect(consistentResult({ ...failed, score: 99 }, ['tea', 'house'])?.score).toBe(50);
    expect(consistentResult({ ...failed, score: 1 }, ['tea', 'house'])?.score).toBe(30);
  });

  it('The score of a result agrees with its verdict, whatever the device says', () => {
    const words = [word('tea', 55, 'nearly'), word('house', 58, 'nearly')];
    const weak = { ...spoken, score: 57, words };
    expect(consistentResult(weak, ['tea', 'house'])).toEqual({ score: 60, passed: true });
    const mostlyGood = [word('tea', 20, 'again'), word('house', 95, 'said')];
    const failed = { ...spoken, score: 83, passed: false, words: mostlyGood };
    expect(consistentResult(failed, ['tea', 'house'])).toEqual({ score: 59, passed: false });
  });

  it('An attempt with a word to be said again has not passed, whatever the device says', () => {
    const words = [word('tea', 20, 'again'), word('house', 95, 'said')];
    expect(consistentResult({ ...spoken, words }, ['tea', 'house'])).toEqual({
      score: 59,
      passed: false,
    });
  });

  it('A typed score is the mean of its words, and a missing word fails it', () => {
    const words = [word('tea', 100, 'said'), word('house', 0, 'missing')];
    const typed = { mode: 'TYPE' as const, score: 100, passed: true, words };
    expect(consistentResult(typed, ['tea', 'house'])).toEqual({ score: 50, passed: false });
  });

  it('A result with other words than those of the item is rejected', () => {
    const words = [word('tea', 90, 'said')];
    expect(consistentResult({ ...spoken, words }, ['cat'])).toBeNull();
    expect(consistentResult({ ...spoken, words }, ['tea', 'house'])).toBeNull();
  });
});
