import { describe, expect, it } from 'vitest';
import type { ReviewItem } from './hooks';
import { type ReviewSession, reviewSessionReducer, startReviewSession } from './review-session';

const card = (id: string) =>
  ({
    id,
    item: { kind: id === 'b' ? 'SENTENCE' : 'WORD' },
    unit: { slug: `unit-${id}` },
  }) as ReviewItem;
const start = startReviewSession(['a', 'b'].map(card));
const next = (session: ReviewSession, passed: boolean | null) =>
  reviewSessionReducer(session, { type: 'next', passed });
const order = ({ queue }: ReviewSession) =>
  queue.map((queuedCard) => queuedCard.card.id + (queuedCard.again ? '!' : ''));

describe('A review session', () => {
  it('A failed card comes back once, and only first answers are counted', () => {
    const one = next(start, false);
    expect(order(one)).toEqual(['a', 'b', 'a!']);
    const done = next(next(one, true), false);
    expect(order(done)).toEqual(['a', 'b', 'a!']);
    expect(done).toMatchObject({ index: 3, passed: 1, answered: 2 });
  });

  it('A skipped card is not counted', () => {
    expect(next(start, null)).toMatchObject({ index: 1, passed: 0, answered: 0 });
  });

  it('The unit of a sentence that is remembered at the first answer is known, that of a word is not', () => {
    const afterWord = next(start, true);
    expect(afterWord.rememberedUnit).toBeNull();
    expect(next(afterWord, false).rememberedUnit).toBeNull();
    expect(next(next(afterWord, false), true).rememberedUnit).toBeNull();
    expect(next(afterWord, true).rememberedUnit).toEqual({ slug: 'unit-b' });
  });

  it('A removed card can be restored at its position', () => {
    const left = reviewSessionReducer(start, { type: 'remove' });
    expect(order(left)).toEqual(['b']);
    const back = reviewSessionReducer(left, { type: 'restore', queuedCard: start.queue[0]! });
    expect(order(back)).toEqual(['a', 'b']);
  });
});
