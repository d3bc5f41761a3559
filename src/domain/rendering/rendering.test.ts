import { describe, expect, it } from 'vitest';
import type { ScoredAttempt } from '../scored-attempt';
import { toGrade } from '../spaced-repetition/grade';
import { reviewAttempt } from '../spaced-repetition/review-attempt';
import { NEW_MEMORY_STATE } from '../spaced-repetition/schedule';
import { firstWords } from './first-words';
import { isInOtherWords } from './found-words';

const words = (...statuses: ScoredAttempt['words'][number]['status'][]) =>
  statuses.map((status, index) => ({ text: `w${index}`, score: 50, status }));
const CLEAR: ScoredAttempt = {
  mode: 'SPEAK',
  score: 96,
  passed: true,
  words: words('said', 'said'),
  fromChinese: true,
};
const IN_OTHER_WORDS: ScoredAttempt = {
  ...CLEAR,
  score: 0,
  passed: false,
  words: words('missing', 'again'),
};

describe('A rendering', () => {
  it.each([
    [['said', 'missing'] as const, false],
    [['said', 'again', 'missing'] as const, true],
    [['nearly', 'nearly', 'missing', 'missing'] as const, false],
    [['missing'] as const, true],
    [['said'] as const, false],
  ])('A sentence with the words %j is in other words: %s', (all, expected) => {
    expect(isInOtherWords(words(...all))).toBe(expected);
  });

  it.each<[string, ScoredAttempt, string]>([
    ['clear and from memory', CLEAR, 'EASY'],
    ['clear with a lower score', { ...CLEAR, score: 80 }, 'GOOD'],
    ['clear after the first words', { ...CLEAR, hint: 'FIRST_WORDS' }, 'GOOD'],
    ['clear after the whole sentence', { ...CLEAR, hint: 'WHOLE' }, 'HARD'],
    ['typed', { ...CLEAR, mode: 'TYPE' }, 'HARD'],
    ['with a weak word', { ...CLEAR, words: words('said', 'nearly') }, 'HARD'],
    ['with a wrong word', { ...CLEAR, passed: false }, 'AGAIN'],
    ['in other words, judged as right', { ...IN_OTHER_WORDS, ownGrade: 'GOOD' }, 'GOOD'],
    ['in other words, judged as nearly right', { ...IN_OTHER_WORDS, ownGrade: 'HARD' }, 'HARD'],
    ['in other words, judged as not known', { ...IN_OTHER_WORDS, ownGrade: 'AGAIN' }, 'AGAIN'],
    [
      'in other words after the whole sentence',
      { ...IN_OTHER_WORDS, ownGrade: 'GOOD', hint: 'WHOLE' },
      'HARD',
    ],
  ])('A rendering that was %s has its grade', (_, attempt, grade) => {
    expect(toGrade(attempt, false)).toBe(grade);
  });

  it('A card that is not due is not forgotten by a rendering that the learner judges as right', () => {
    const memory = {
      ...NEW_MEMORY_STATE,
      stability: 9,
      difficulty: 5,
      reps: 1,
      reviewedOn: '2026-11-01',
    };
    const card = { id: 'card', memory, dueOn: '2026-11-10', practiceOnly: false };
    const review = (ownGrade: 'AGAIN' | 'GOOD') =>
      reviewAttempt(card, { ...IN_OTHER_WORDS, ownGrade }, '2026-11-05', 0);
    expect(review('GOOD')).toBeNull();
    expect(review('AGAIN')).toMatchObject({ grade: 'AGAIN' });
  });

  it.each([
    ['You can return the bowl at any stall.', 'You can return'],
    ['Wait, please.', 'Wait'],
    ['Go.', 'Go'],
    [`${'word '.repeat(20)}end.`, 'word word word word'],
  ])('The first hint of “%s” is “%s”', (text, hint) => {
    expect(firstWords(text.split(' '))).toBe(hint);
  });
});
