import 'fake-indexeddb/auto';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { taipeiDay } from '~/domain/day';
import type { AttemptInput, SaveProgressInput } from '~/schemas/lesson';
import { flushOutbox, type LessonAccount } from './flush-outbox';
import {
  clearDeferredItems,
  clearItemsLeftOpen,
  loadDeferredItems,
  loadStoredAttempts,
  loadStoredBest,
  loadStoredProgress,
  loadTriedCounts,
  loadUnsentProgress,
  storeAttempt,
  storeDeferredItem,
  storeItemLeftOpen,
  storeProgress,
} from './lesson-store';
import { VISITOR } from './owner';

const ME = 'ming@example.com';
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

function attempt(number: number, over: Partial<AttemptInput> = {}): AttemptInput {
  return {
    id: id(number),
    itemId: id(1000 + number),
    mode: 'SPEAK',
    score: 80,
    passed: true,
    words: [{ text: 'tea', score: 80, status: 'said' }],
    engine: 'test',
    accent: 'US',
    madeAt: new Date(1_760_000_000_000 + number),
    ...over,
  };
}

const store = (owner: string, number: number, over?: Partial<AttemptInput>) =>
  storeAttempt({ owner, slug: 'tea', attempt: attempt(number, over) });

/** A fake account that accepts everything; as on the server, the same id twice is one row. */
class Account implements LessonAccount {
  readonly rows = new Map<string, AttemptInput>();
  readonly positions: SaveProgressInput[] = [];
  readonly batches: number[] = [];

  async saveAttempts({ attempts }: { attempts: AttemptInput[] }) {
    this.batches.push(attempts.length);
    for (const row of attempts) if (!this.rows.has(row.id)) this.rows.set(row.id, row);
    return { saved: attempts.map((row) => row.id), refused: [] };
  }

  readonly deferredItems: string[] = [];

  async queueSpeaking({ itemId }: { itemId: string }) {
    this.deferredItems.push(itemId);
  }

  readonly itemsLeftOpen: unknown[] = [];

  async leaveOpen({ itemId, day }: { itemId: string; day: string }) {
    this.itemsLeftOpen.push({ itemId, day });
  }

  async saveProgress(position: SaveProgressInput) {
    this.positions.push(position);
  }
}

const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('Work stored on the device', () => {
  beforeEach(() => clear(createStore('shuoyi-lesson', 'work')));

  it('Stored attempts are sent to the account once and then deleted', async () => {
    for (const number of [2, 1]) await store(ME, number);
    const account = new Account();
    expect(await flushOutbox(account, ME)).toBe(2);
    expect(await flushOutbox(account, ME)).toBe(0);
    expect([...account.rows.keys()]).toEqual([id(1), id(2)]);
    expect(account.batches).toEqual([2]);
  });

  it('onAccepted is called before sent rows are deleted, so that leaving the page in between loses nothing', async () => {
    await store(ME, 1);
    await storeProgress(ME, 'tea', { currentIndex: 7, at: Date.now(), sent: false });
    const left = new Error('left');
    const leave = () => {
      throw left;
    };
    await expect(flushOutbox(new Account(), ME, leave)).rejects.toBe(left);
    expect(await loadStoredAttempts([ME])).toHaveLength(1);
    let acceptedCount = 0;
    await flushOutbox(new Account(), ME, () => void acceptedCount++);
    expect(acceptedCount).toBe(2);
  });

  it('A visitor’s attempts and position are sent to the account that signs in', async () => {
    await store(VISITOR, 1);
    await storeProgress(VISITOR, 'tea', { currentIndex: 7, at: Date.now() - 5000, sent: false });
    const account = new Account();
    await flushOutbox(account, ME);
    expect(account.rows.size).toBe(1);
    expect(account.positions).toMatchObject([{ slug: 'tea', currentIndex: 7, finished: false }]);
    expect(account.positions[0]?.agoMs).toBeGreaterThanOrEqual(5000);
    expect(await loadStoredProgress(VISITOR, 'tea')).toBeUndefined();
  });

  it('Items that were left open are sent once, with their day, after the attempts and before the position', async () => {
    const order: string[] = [];
    const account = new Account();
    const watched: LessonAccount = {
      saveAttempts: (input) => {
        order.push('attempts');
        return account.saveAttempts(input);
      },
      saveProgress: (input) => {
        order.push('position');
        return account.saveProgress(input);
      },
      queueSpeaking: (input) => account.queueSpeaking(input),
      leaveOpen: (input) => {
        order.push('open');
        return account.leaveOpen(input);
      },
    };
    await storeItemLeftOpen({ owner: ME, slug: 'tea', itemId: id(9), day: '2026-11-20' });
    await store(ME, 1);
    await storeProgress(ME, 'tea', { currentIndex: 7, at: Date.now(), sent: false });
    expect(await flushOutbox(watched, ME)).toBe(3);
    expect(await flushOutbox(watched, ME)).toBe(0);
    expect(order).toEqual(['attempts', 'open', 'position']);
    expect(account.itemsLeftOpen).toEqual([{ itemId: id(9), day: '2026-11-20' }]);
  });

  it('An item that is spoken after it was left open is not sent as open', async () => {
    await storeItemLeftOpen({ owner: ME, slug: 'tea', itemId: id(9), day: '2026-11-20' });
    await clearItemsLeftOpen([{ owner: ME, itemId: id(9) }]);
    const account = new Account();
    await flushOutbox(account, ME);
    expect(account.itemsLeftOpen).toEqual([]);
  });

  it('Stored work of another account is neither sent nor deleted', async () => {
    await store('other@example.com', 1);
    await storeProgress('other@example.com', 'tea', { currentIndex: 3, sent: false });
    const account = new Account();
    expect(await flushOutbox(account, ME)).toBe(0);
    expect(account.positions).toEqual([]);
    expect(await loadStoredAttempts(['other@example.com'])).toHaveLength(1);
  });

  it('Unsent attempts remain stored when the network is lost before or between batches', async () => {
    for (let number = 0; number < 150; number++) await store(ME, number);
    const account = new Account();
    const dead = {
      saveAttempts: offline,
      saveProgress: offline,
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await expect(flushOutbox(dead, ME)).rejects.toThrow('Failed to fetch');
    expect(await loadStoredAttempts([ME])).toHaveLength(150);
    let calls = 0;
    const breaking: LessonAccount = {
      saveAttempts: (input) => (calls++ === 0 ? account.saveAttempts(input) : offline()),
      saveProgress: offline,
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await expect(flushOutbox(breaking, ME)).rejects.toThrow('Failed to fetch');
    expect(await loadStoredAttempts([ME])).toHaveLength(50);
    await flushOutbox(account, ME);
    expect(account.rows.size).toBe(150);
    expect(await loadStoredAttempts([ME])).toEqual([]);
  });

  it('An attempt that the account rejects for good is deleted', async () => {
    await store(ME, 1);
    const rejecting: LessonAccount = {
      saveAttempts: async () => ({
        saved: [],
        refused: [{ id: id(1), code: 'MEMBERSHIP_REQUIRED' }],
      }),
      saveProgress: offline,
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    expect(await flushOutbox(rejecting, ME)).toBe(0);
    expect(await loadStoredAttempts([ME])).toEqual([]);
  });

  it('A position that changes while the previous one is being sent remains unsent', async () => {
    await storeProgress(ME, 'tea', { currentIndex: 3, at: 1, sent: false });
    const account: LessonAccount = {
      saveAttempts: offline,
      saveProgress: () => storeProgress(ME, 'tea', { currentIndex: 4, at: 2, sent: false }),
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await flushOutbox(account, ME);
    expect(await loadUnsentProgress([ME])).toMatchObject([{ currentIndex: 4 }]);
  });

  it('The end of a unit is sent only after its last attempt', async () => {
    await store(ME, 1);
    const account = new Account();
    const order: string[] = [];
    let last = true;
    const slow: LessonAccount = {
      saveAttempts: async (input) => {
        order.push(...input.attempts.map((row) => row.id));
        // The last item is spoken, and the end reached, while the others are being sent.
        if (last) {
          last = false;
          await store(ME, 20);
          await storeProgress(ME, 'tea', { currentIndex: 20, finished: true, at: 1, sent: false });
        }
        return account.saveAttempts(input);
      },
      saveProgress: async ({ finished }) => void order.push(finished ? 'the end' : 'a place'),
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await flushOutbox(slow, ME);
    await flushOutbox(slow, ME);
    expect(order).toEqual([id(1), id(20), 'the end']);
  });

  it('An unsent position remains stored when the session has ended', async () => {
    await storeProgress(ME, 'tea', { currentIndex: 3, at: 1, sent: false });
    const ended = Object.assign(new Error('x'), { data: { errorCode: 'LOGIN_USER_REQUIRED' } });
    const account = {
      saveAttempts: offline,
      saveProgress: () => Promise.reject(ended),
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await expect(flushOutbox(account, ME)).rejects.toBe(ended);
    expect(await loadUnsentProgress([ME])).toHaveLength(1);
  });

  it('Attempts are saved once although two tabs send them at the same time', async () => {
    for (const number of [1, 2, 3]) await store(ME, number);
    const account = new Account();
    await Promise.all([flushOutbox(account, ME), flushOutbox(account, ME)]);
    expect([...account.rows.keys()].sort()).toEqual([id(1), id(2), id(3)]);
    expect(await loadStoredAttempts([ME])).toEqual([]);
  });

  it('Attempts whose response is lost remain stored, and sending them again saves them once', async () => {
    for (const number of [1, 2]) await store(ME, number);
    const account = new Account();
    const arrived: LessonAccount = {
      saveAttempts: async (input) => {
        await account.saveAttempts(input);
        return offline();
      },
      saveProgress: offline,
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await expect(flushOutbox(arrived, ME)).rejects.toThrow('Failed to fetch');
    expect(await loadStoredAttempts([ME])).toHaveLength(2);
    await flushOutbox(account, ME);
    expect(account.rows.size).toBe(2);
    expect(await loadStoredAttempts([ME])).toEqual([]);
  });

  it('Stored work is sent with its expected account and remains stored when another account is logged in', async () => {
    await store(ME, 1);
    await storeProgress(ME, 'tea', { currentIndex: 3, at: 1, sent: false });
    const expectedAccounts: (string | undefined)[] = [];
    const other = Object.assign(new Error('x'), { data: { errorCode: 'FORBIDDEN' } });
    const reject = ({ account }: { account?: string }) => {
      expectedAccounts.push(account);
      return Promise.reject(other);
    };
    const foreign = {
      saveAttempts: reject,
      saveProgress: reject,
      queueSpeaking: reject,
      leaveOpen: reject,
    };
    await expect(flushOutbox(foreign, ME)).rejects.toBe(other);
    expect(expectedAccounts).toEqual([ME]);
    expect(await loadStoredAttempts([ME])).toHaveLength(1);
    expect(await loadUnsentProgress([ME])).toHaveLength(1);
  });

  it('Deferred items remain stored until the account has them, and are sent before typed attempts', async () => {
    await storeDeferredItem({ owner: VISITOR, slug: 'tea', itemId: id(9) });
    await storeDeferredItem({ owner: 'other@example.com', slug: 'tea', itemId: id(8) });
    await store(ME, 1, { mode: 'TYPE' });
    const dead: LessonAccount = {
      saveAttempts: () => Promise.reject(new Error('too early')),
      saveProgress: offline,
      queueSpeaking: offline,
      leaveOpen: offline,
    };
    await expect(flushOutbox(dead, ME)).rejects.toThrow('Failed to fetch');
    expect(await loadDeferredItems([ME, VISITOR])).toHaveLength(1);
    const account = new Account();
    await flushOutbox(account, ME);
    expect(account.deferredItems).toEqual([id(9)]);
    expect(await loadDeferredItems([ME, VISITOR])).toEqual([]);
    expect(await loadDeferredItems(['other@example.com'])).toHaveLength(1);
  });

  it('A deferred item is stored once and can be cleared', async () => {
    const waiting = { owner: VISITOR, slug: 'tea', itemId: id(9) };
    await storeDeferredItem(waiting);
    await storeDeferredItem(waiting);
    expect(await loadDeferredItems([VISITOR])).toEqual([waiting]);
    await clearDeferredItems([waiting]);
    expect(await loadDeferredItems([VISITOR])).toEqual([]);
  });

  it('A position is sent with its practice time only when that time belongs to the same day', async () => {
    const at = Date.now();
    const spentOn = taipeiDay(new Date(at));
    await storeProgress(ME, 'tea', {
      currentIndex: 3,
      at,
      sent: false,
      spentMs: 61_000.4,
      spentOn,
    });
    await storeProgress(ME, 'rice', {
      currentIndex: 3,
      at: at - 2 * 86_400_000,
      sent: false,
      spentMs: 5000,
      spentOn,
    });
    const account = new Account();
    await flushOutbox(account, ME);
    const spent = account.positions.map(({ slug, spentMs }) => [slug, spentMs]);
    expect(Object.fromEntries(spent)).toEqual({ tea: 61_000, rice: undefined });
  });

  it('A visitor’s best scores and counts of tried items are loaded from the device', async () => {
    await store(VISITOR, 1, { itemId: id(9), score: 40, passed: false });
    await store(VISITOR, 2, { itemId: id(9), score: 70 });
    await store(VISITOR, 3, { itemId: id(9), score: 50, passed: false });
    expect(await loadStoredBest(VISITOR)).toEqual({ [id(9)]: { score: 70, passed: true } });
    expect(await loadTriedCounts(VISITOR)).toEqual(new Map([['tea', 1]]));
  });
});
