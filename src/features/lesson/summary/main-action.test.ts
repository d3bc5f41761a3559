import { describe, expect, it } from 'vitest';
import { chooseMainAction } from './main-action';

const DONE = { timeOver: false, left: 0, membershipOver: false, canSave: false };

describe('The filled button of a summary', () => {
  it.each([
    ['takes the next step after a unit that is done', {}, 'next'],
    ['keeps the results of a visitor', { canSave: true }, 'signup'],
    ['practises what is left before a visitor signs up', { canSave: true, left: 3 }, 'continue'],
    ['stops until tomorrow when the time is over', { timeOver: true, left: 3 }, 'tomorrow'],
    ['shows the plans when the membership is over', { membershipOver: true }, 'plans'],
    [
      'practises what is left of a members’ unit first',
      { membershipOver: true, left: 1 },
      'continue',
    ],
  ] as const)('It %s', (_, change, action) => {
    expect(chooseMainAction({ ...DONE, ...change })).toBe(action);
  });
});
