import 'fake-indexeddb/auto';
import { clear, createStore } from 'idb-keyval';
import { beforeEach, describe, expect, it } from 'vitest';
import { taipeiDay } from '~/domain/day';
import type { AttemptInput, SaveProgressInput } from '~/schemas/lesson';
import {
  forgetLater,
  keepAttempt,
  keepLater,
  keepProgress,
  keptAttempts,
  keptBest,
  keptLater,
  keptTried,
  readProgress,
  unsentProgress,
} from './lesson-store';
import { VISITOR } from './owner';
import { type LessonAccount, sendKeptWork } from './send-kept-work';

const ME = 'ming@example.com';
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

function attempt(n: number, over: Partial<AttemptInput> = {}): AttemptInput {
  return {
    id: id(n),
    itemId: id(1000 + n),
    mode: 'SPEAK',
    score: 80,
    passed: true,
    words: [{ text: 'tea', score: 80, status: 'said' }],
    engine: 'test',
    accent: 'US',
    madeAt: new Date(1_760_000_000_000 + n),
    ...over,
  };
}

const keep = (owner: string, n: number, over?: Partial<AttemptInput>) =>
  keepAttempt({ owner, slug: 'tea', attempt: attempt(n, over) });

/** An account that takes everything, as the server does: the same id twice is one row. */
class Account implements LessonAccount {
  readonly rows = new Map<string, AttemptInput>();
  readonly places: SaveProgressInput[] = [];
  readonly batches: number[] = [];

  async saveAttempts({ attempts }: { attempts: AttemptInput[] }) {
    this.batches.push(attempts.length);
    for (const one of attempts) if (!this.rows.has(one.id)) this.rows.set(one.id, one);
    return { saved: attempts.map((one) => one.id), refused: [] };
  }

  readonly later: string[] = [];

  async queueSpeaking({ itemId }: { itemId: string }) {
    this.later.push(itemId);
  }

  async saveProgress(place: SaveProgressInput) {
    this.places.push(place);
  }
}

const offline = (): Promise<never> => Promise.reject(new TypeError('Failed to fetch'));

describe('what a device keeps', () => {
  beforeEach(() => clear(createStore('shuoyi-lesson', 'work')));

  it('goes to the account once and is then forgotten', async () => {
    for (const n of [2, 1]) await keep(ME, n);
    const account = new Account();
    expect(await sendKeptWork(account, ME)).toBe(2);
    expect(await sendKeptWork(account, ME)).toBe(0);
    expect([...account.rows.keys()]).toEqual([id(1), id(2)]);
    expect(account.batches).toEqual([2]);
  });

  it('is told to be taken before it is forgotten, as the page may be left in between', async () => {
    await keep(ME, 1);
    await keepProgress(ME, 'tea', { currentIndex: 7, at: Date.now(), sent: false });
    const left = new Error('left');
    const leave = () => {
      throw left;
    };
    await expect(sendKeptWork(new Account(), ME, leave)).rejects.toBe(left);
    expect(await keptAttempts([ME])).toHaveLength(1);
    let told = 0;
    await sendKeptWork(new Account(), ME, () => void told++);
    expect(told).toBe(2);
  });

  it('includes what was done before the account existed, and the place', async () => {
    await keep(VISITOR, 1);
    await keepProgress(VISITOR, 'tea', { currentIndex: 7, at: Date.now() - 5000, sent: false });
    const account = new Account();
    await sendKeptWork(account, ME);
    expect(account.rows.size).toBe(1);
    expect(account.places).toMatchObject([{ slug: 'tea', currentIndex: 7, finished: false }]);
    expect(account.places[0]?.agoMs).toBeGreaterThanOrEqual(5000);
    expect(await readProgress(VISITOR, 'tea')).toBeUndefined();
  });

  it('of somebody else stays theirs', async () => {
    await keep('other@example.com', 1);
    await keepProgress('other@example.com', 'tea', { currentIndex: 3, sent: false });
    const account = new Account();
    expect(await sendKeptWork(account, ME)).toBe(0);
    expect(account.places).toEqual([]);
    expect(await keptAttempts(['other@example.com'])).toHaveLength(1);
  });

  it('is still there when the network is lost, before or in the middle', async () => {
    for (let n = 0; n < 150; n++) await keep(ME, n);
    const account = new Account();
    const dead = { saveAttempts: offline, saveProgress: offline, queueSpeaking: offline };
    await expect(sendKeptWork(dead, ME)).rejects.toThrow('Failed to fetch');
    expect(await keptAttempts([ME])).toHaveLength(150);
    let calls = 0;
    const breaking: LessonAccount = {
      saveAttempts: (input) => (calls++ === 0 ? account.saveAttempts(input) : offline()),
      saveProgress: offline,
      queueSpeaking: offline,
    };
    await expect(sendKeptWork(breaking, ME)).rejects.toThrow('Failed to fetch');
    expect(await keptAttempts([ME])).toHaveLength(50);
    await sendKeptWork(account, ME);
    expect(account.rows.size).toBe(150);
    expect(await keptAttempts([ME])).toEqual([]);
  });

  it('is forgotten when the account will never take it', async () => {
    await keep(ME, 1);
    const refusing: LessonAccount = {
      saveAttempts: async () => ({ saved: [], refused: [{ id: id(1), code: 'VIP_REQUIRED' }] }),
      saveProgress: offline,
      queueSpeaking: offline,
    };
    expect(await sendKeptWork(refusing, ME)).toBe(0);
    expect(await keptAttempts([ME])).toEqual([]);
  });

  it('remembers a place that moved on while the old one was being sent', async () => {
    await keepProgress(ME, 'tea', { currentIndex: 3, at: 1, sent: false });
    const account: LessonAccount = {
      saveAttempts: offline,
      saveProgress: () => keepProgress(ME, 'tea', { currentIndex: 4, at: 2, sent: false }),
      queueSpeaking: offline,
    };
    await sendKeptWork(account, ME);
    expect(await unsentProgress([ME])).toMatchObject([{ currentIndex: 4 }]);
  });

  it('sends the end of a unit only after the attempt that led there', async () => {
    await keep(ME, 1);
    const account = new Account();
    const order: string[] = [];
    let last = true;
    const slow: LessonAccount = {
      saveAttempts: async (input) => {
        order.push(...input.attempts.map((one) => one.id));
        // The last item is said, and the end reached, while the others are on their way.
        if (last) {
          last = false;
          await keep(ME, 20);
          await keepProgress(ME, 'tea', { currentIndex: 20, finished: true, at: 1, sent: false });
        }
        return account.saveAttempts(input);
      },
      saveProgress: async ({ finished }) => void order.push(finished ? 'the end' : 'a place'),
      queueSpeaking: offline,
    };
    await sendKeptWork(slow, ME);
    await sendKeptWork(slow, ME);
    expect(order).toEqual([id(1), id(20), 'the end']);
  });

  it('keeps the place when the session has ended: it may come back', async () => {
    await keepProgress(ME, 'tea', { currentIndex: 3, at: 1, sent: false });
    const ended = Object.assign(new Error('x'), { data: { errorCode: 'LOGIN_USER_REQUIRED' } });
    const account = {
      saveAttempts: offline,
      saveProgress: () => Promise.reject(ended),
      queueSpeaking: offline,
    };
    await expect(sendKeptWork(account, ME)).rejects.toBe(ended);
    expect(await unsentProgress([ME])).toHaveLength(1);
  });

  it('reaches the account once although two tabs send it at the same time', async () => {
    for (const n of [1, 2, 3]) await keep(ME, n);
    const account = new Account();
    await Promise.all([sendKeptWork(account, ME), sendKeptWork(account, ME)]);
    expect([...account.rows.keys()].sort()).toEqual([id(1), id(2), id(3)]);
    expect(await keptAttempts([ME])).toEqual([]);
  });

  it('survives a page that goes while the answer is on its way', async () => {
    for (const n of [1, 2]) await keep(ME, n);
    const account = new Account();
    const arrived: LessonAccount = {
      saveAttempts: async (input) => {
        await account.saveAttempts(input);
        return offline();
      },
      saveProgress: offline,
      queueSpeaking: offline,
    };
    await expect(sendKeptWork(arrived, ME)).rejects.toThrow('Failed to fetch');
    expect(await keptAttempts([ME])).toHaveLength(2);
    await sendKeptWork(account, ME);
    expect(account.rows.size).toBe(2);
    expect(await keptAttempts([ME])).toEqual([]);
  });

  it('names the account it is for, and stays when another one is logged in by now', async () => {
    await keep(ME, 1);
    await keepProgress(ME, 'tea', { currentIndex: 3, at: 1, sent: false });
    const told: (string | undefined)[] = [];
    const other = Object.assign(new Error('x'), { data: { errorCode: 'FORBIDDEN' } });
    const refuse = ({ account }: { account?: string }) => {
      told.push(account);
      return Promise.reject(other);
    };
    const foreign = { saveAttempts: refuse, saveProgress: refuse, queueSpeaking: refuse };
    await expect(sendKeptWork(foreign, ME)).rejects.toBe(other);
    expect(told).toEqual([ME]);
    expect(await keptAttempts([ME])).toHaveLength(1);
    expect(await unsentProgress([ME])).toHaveLength(1);
  });

  it('waits to be spoken until the account knows, before anything that was typed', async () => {
    await keepLater({ owner: VISITOR, slug: 'tea', itemId: id(9) });
    await keepLater({ owner: 'other@example.com', slug: 'tea', itemId: id(8) });
    await keep(ME, 1, { mode: 'TYPE' });
    const dead: LessonAccount = {
      saveAttempts: () => Promise.reject(new Error('too early')),
      saveProgress: offline,
      queueSpeaking: offline,
    };
    await expect(sendKeptWork(dead, ME)).rejects.toThrow('Failed to fetch');
    expect(await keptLater([ME, VISITOR])).toHaveLength(1);
    const account = new Account();
    await sendKeptWork(account, ME);
    expect(account.later).toEqual([id(9)]);
    expect(await keptLater([ME, VISITOR])).toEqual([]);
    expect(await keptLater(['other@example.com'])).toHaveLength(1);
  });

  it('does not wait for a voice that was heard meanwhile', async () => {
    const waiting = { owner: VISITOR, slug: 'tea', itemId: id(9) };
    await keepLater(waiting);
    await keepLater(waiting);
    expect(await keptLater([VISITOR])).toEqual([waiting]);
    await forgetLater([waiting]);
    expect(await keptLater([VISITOR])).toEqual([]);
  });

  it('tells the time of the day on which the place was left', async () => {
    const at = Date.now();
    const spentOn = taipeiDay(new Date(at));
    await keepProgress(ME, 'tea', { currentIndex: 3, at, sent: false, spentMs: 61_000.4, spentOn });
    await keepProgress(ME, 'rice', {
      ...{ currentIndex: 3, at: at - 2 * 86_400_000, sent: false },
      ...{ spentMs: 5000, spentOn },
    });
    const account = new Account();
    await sendKeptWork(account, ME);
    const spent = account.places.map(({ slug, spentMs }) => [slug, spentMs]);
    expect(Object.fromEntries(spent)).toEqual({ tea: 61_000, rice: undefined });
  });

  it('tells a visitor their best and how much they have tried', async () => {
    await keep(VISITOR, 1, { itemId: id(9), score: 40, passed: false });
    await keep(VISITOR, 2, { itemId: id(9), score: 70 });
    await keep(VISITOR, 3, { itemId: id(9), score: 50, passed: false });
    expect(await keptBest(VISITOR)).toEqual({ [id(9)]: { score: 70, passed: true } });
    expect(await keptTried(VISITOR)).toEqual({ tea: 1 });
  });
});
