import { describe, expect, it } from 'vitest';
import type { ReviewItem } from './hooks';
import { beginSitting, type Sitting, sittingReducer } from './sitting';

const card = (id: string) => ({ id }) as ReviewItem;
const start = beginSitting(['a', 'b'].map(card));
const next = (sitting: Sitting, passed: boolean | null) =>
  sittingReducer(sitting, { type: 'next', passed });
const order = ({ turns }: Sitting) => turns.map((turn) => turn.card.id + (turn.again ? '!' : ''));

describe('a sitting', () => {
  it('brings back once what did not pass, and counts first answers only', () => {
    const one = next(start, false);
    expect(order(one)).toEqual(['a', 'b', 'a!']);
    const done = next(next(one, true), false);
    expect(order(done)).toEqual(['a', 'b', 'a!']);
    expect(done).toMatchObject({ at: 3, passed: 1, answered: 2 });
  });

  it('counts nothing for a card that was skipped', () => {
    expect(next(start, null)).toMatchObject({ at: 1, passed: 0, answered: 0 });
  });

  it('lets a card go and takes it back to where it was', () => {
    const left = sittingReducer(start, { type: 'leave' });
    expect(order(left)).toEqual(['b']);
    const back = sittingReducer(left, { type: 'back', turn: start.turns[0]! });
    expect(order(back)).toEqual(['a', 'b']);
  });
});
