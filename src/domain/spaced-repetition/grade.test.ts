import { describe, expect, it } from 'vitest';
import type { ScoredAttempt } from '../scored-attempt';
import { toGrade } from './grade';

const said = (over: Partial<ScoredAttempt> = {}): ScoredAttempt => ({
  mode: 'SPEAK',
  score: 95,
  passed: true,
  words: [{ text: 'tea', score: 95, status: 'said' }],
  ...over,
});

const weak: ScoredAttempt['words'] = [{ text: 'tea', score: 60, status: 'nearly' }];

describe('the grade of an attempt', () => {
  it('is again when it did not pass, whatever its score', () => {
    expect(toGrade(said({ passed: false }), true)).toBe('AGAIN');
    expect(toGrade(said({ passed: false, fromMemory: true }), false)).toBe('AGAIN');
  });

  it('is good for a clear first saying and hard when a review read the text off the page', () => {
    expect(toGrade(said(), true)).toBe('GOOD');
    expect(toGrade(said(), false)).toBe('HARD');
  });

  it('is good from memory, and easy when that was very clear', () => {
    expect(toGrade(said({ fromMemory: true, score: 85 }), false)).toBe('GOOD');
    expect(toGrade(said({ fromMemory: true }), false)).toBe('EASY');
  });

  it('is hard with a weak word, and for everything typed', () => {
    expect(toGrade(said({ fromMemory: true, words: weak }), false)).toBe('HARD');
    expect(toGrade(said({ mode: 'TYPE', score: 100, fromMemory: true }), true)).toBe('HARD');
  });
});
