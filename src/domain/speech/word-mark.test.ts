import { expect, it } from 'vitest';
import type { WordStatus } from './types';
import { asksAgain, type MarkedWord, toWordMark, WORD_MARKS, type WordMark } from './word-mark';

const open = (asks: boolean) => ({ from: 'she', asks });

it.each([
  [{ status: 'said' }, 'clear'],
  [{ status: 'said', unsure: true }, 'clear'],
  [{ status: 'said', open: open(false) }, 'open'],
  [{ status: 'nearly' }, 'open'],
  [{ status: 'nearly', unsure: true }, 'open'],
  [{ status: 'again' }, 'other'],
  [{ status: 'again', unsure: true }, 'open'],
  [{ status: 'missing' }, 'other'],
  [{ status: 'missing', unsure: true }, 'open'],
] as const)('A word with the evidence %j is marked %s', (word, mark) => {
  expect(toWordMark(word)).toBe(mark);
});

it('Every combination of evidence has one of the three marks', () => {
  const statuses: WordStatus[] = ['said', 'nearly', 'again', 'missing'];
  const marks = statuses.flatMap((status) =>
    [true, false].flatMap((unsure) =>
      [undefined, open(true), open(false)].map((word) =>
        toWordMark({ status, unsure, open: word }),
      ),
    ),
  );
  expect(new Set<WordMark>(marks)).toEqual(new Set(WORD_MARKS));
});

it.each([
  [{ status: 'said', open: open(true) }, true],
  [{ status: 'said', open: open(false) }, false],
  [{ status: 'again', unsure: true }, false],
  [{ status: 'again', unsure: true, open: open(true) }, true],
  [{ status: 'nearly' }, false],
  [{ status: 'said' }, false],
  [{ status: 'again', open: open(true) }, false],
] satisfies [MarkedWord, boolean][])(
  'Whether a word with the evidence %j asks for another reading: %s',
  (word, asks) => {
    expect(asksAgain(word)).toBe(asks);
  },
);
