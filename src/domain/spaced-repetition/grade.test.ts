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

describe('The grade of an attempt', () => {
  it('An attempt that did not pass is graded “again”, whatever its score', () => {
    expect(toGrade(said({ passed: false }), true)).toBe('AGAIN');
    expect(toGrade(said({ passed: false, fromMemory: true }), false)).toBe('AGAIN');
  });

  it('A clear first attempt is graded “good”, and a review that read the visible text “hard”', () => {
    expect(toGrade(said(), true)).toBe('GOOD');
    expect(toGrade(said(), false)).toBe('HARD');
  });

  it('An attempt from memory is graded “good”, and a very clear one “easy”', () => {
    expect(toGrade(said({ fromMemory: true, score: 85 }), false)).toBe('GOOD');
    expect(toGrade(said({ fromMemory: true }), false)).toBe('EASY');
  });

  it('An attempt with a weak word, or a typed one, is graded “hard”', () => {
    expect(toGrade(said({ fromMemory: true, words: weak }), false)).toBe('HARD');
    expect(toGrade(said({ mode: 'TYPE', score: 100, fromMemory: true }), true)).toBe('HARD');
  });
});
