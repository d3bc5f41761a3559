import { describe, expect, it } from 'vitest';
import { findLost, Journal, type Stored } from './journal';
import { Unanswered } from './person';

const noCart = async () => 0;

function createJournal(): Journal {
  const journal = new Journal();
  journal.emails.add('a@shuoyi.example');
  journal.attempts.add('attempt-1');
  journal.sessions.set('a@shuoyi.example', async () => true);
  journal.carts.push({ read: noCart, acknowledged: 3, unknown: 1 });
  return journal;
}

const stored = (overrides: Partial<Stored> = {}): Stored => ({
  emails: new Set(['a@shuoyi.example']),
  attempts: new Set(['attempt-1']),
  sessions: new Set(['a@shuoyi.example']),
  carts: [{ qty: 3, acknowledged: 3, unknown: 1 }],
  ...overrides,
});

describe('The journal of acknowledged writes', () => {
  it('Nothing is lost when every acknowledged write is there', () => {
    expect(findLost(createJournal(), stored())).toEqual([]);
  });

  it('A write without an answer may have been done or not', () => {
    for (const qty of [3, 4])
      expect(
        findLost(createJournal(), stored({ carts: [{ qty, acknowledged: 3, unknown: 1 }] })),
      ).toEqual([]);
  });

  it.each<[string, Partial<Stored>]>([
    ['the account a@shuoyi.example is not there', { emails: new Set() }],
    ['the practice result attempt-1 is not there', { attempts: new Set(['attempt-2']) }],
    ['the session of a@shuoyi.example is not there', { sessions: new Set() }],
    ['cart 0 holds 2, not 3 to 4', { carts: [{ qty: 2, acknowledged: 3, unknown: 1 }] }],
    ['cart 0 holds 5, not 3 to 4', { carts: [{ qty: 5, acknowledged: 3, unknown: 1 }] }],
  ])('The loss is reported: %s', (sentence, overrides) => {
    expect(findLost(createJournal(), stored(overrides))).toEqual([sentence]);
  });

  it('An answer, no answer and a wrong answer are counted apart', async () => {
    const journal = new Journal();
    expect(await journal.call('page', async () => 7)).toBe(7);
    await journal.call('page', () => Promise.reject(new Unanswered('503')));
    await journal.call('page', () =>
      Promise.reject(new Error('of a client', { cause: new Unanswered('reset') })),
    );
    await journal.call('page', () => Promise.reject(new Error('500')));
    expect(journal.kinds.get('page')).toEqual({ times: [expect.any(Number)], unanswered: 2 });
    expect(journal.unanswered).toEqual([
      expect.stringMatching(/^page after \d+\.\d s: 503$/),
      expect.stringMatching(/^page after \d+\.\d s: of a client$/),
    ]);
    expect(journal.wrong).toEqual(['page: 500']);
  });
});
