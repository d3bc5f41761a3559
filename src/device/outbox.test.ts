import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiCallError } from '~/trpc/api-call-error';
import { type Outbox, openOutbox, outboxEntry, requestSync, sendAll } from './outbox';
import { VISITOR } from './owner';

const ME = 'me@shuoyi.example';
const offline = () => Promise.reject(new TypeError('Failed to fetch'));
const rejectWith = (errorCode: string) => () => Promise.reject(new ApiCallError({ errorCode }));

/** A fake outbox entry with these unsent rows, which `settle` removes from `waiting` once they are sent. */
function fakeEntry(...rows: string[]) {
  const waiting = [...rows];
  const send = vi.fn(async (_rows: readonly string[]): Promise<unknown> => 'accepted');
  const entry = outboxEntry<string, unknown>({
    unsent: async () => [...waiting],
    send,
    settle: async (sent, result) => {
      for (const row of sent) if (waiting.includes(row)) waiting.splice(waiting.indexOf(row), 1);
      return result === null ? 0 : sent.length;
    },
  });
  return { waiting, send, entry };
}

/** Fake of the browser's Web Locks: one tab after the other. */
function fakeLocks() {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: vi.fn((_name: string, work: () => Promise<unknown>) => {
      const result = last.then(work);
      last = result.catch(() => {});
      return result;
    }),
  };
}

const closers: (() => void)[] = [];
function open(outbox: Partial<Outbox> & Pick<Outbox, 'entries'>) {
  const close = openOutbox({ owner: ME, onSynced: async () => {}, ...outbox });
  closers.push(close);
  return close;
}
const settled = () => vi.advanceTimersByTimeAsync(0);
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
});
afterEach(() => {
  for (const close of closers.splice(0)) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The outbox', () => {
  it('Stored rows are sent once, when the outbox opens', async () => {
    const { entry, send, waiting } = fakeEntry('a', 'b');
    const onSynced = vi.fn(async () => {});
    open({ entries: [entry], onSynced });
    await settled();
    requestSync();
    await settled();
    expect(send.mock.calls.map(([rows]) => rows)).toEqual([['a'], ['b']]);
    expect(waiting).toEqual([]);
    expect(onSynced).toHaveBeenCalledOnce();
  });

  it('A row that is stored later is sent on the next sync request', async () => {
    const { entry, send, waiting } = fakeEntry();
    open({ entries: [entry] });
    await settled();
    waiting.push('a');
    requestSync();
    await settled();
    expect(send).toHaveBeenCalledOnce();
    expect(waiting).toEqual([]);
  });

  it('A row whose sending failed is sent again every 20 s until the account has it', async () => {
    const { entry, send, waiting } = fakeEntry('a');
    send.mockImplementationOnce(offline).mockImplementationOnce(offline);
    const statuses: string[] = [];
    open({ entries: [entry], onStatus: async (status) => void statuses.push(status) });
    await settled();
    expect(waiting).toEqual(['a']);
    await pass(19_999);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(1);
    expect(send).toHaveBeenCalledTimes(2);
    await pass(20_000);
    expect(waiting).toEqual([]);
    await pass(120_000);
    expect(send).toHaveBeenCalledTimes(3);
    expect(statuses).toEqual(['sending', 'lost', 'sending', 'lost', 'sending', 'sent']);
  });

  it('A row whose sending failed is sent at once when the network returns, and not again by the timer', async () => {
    const { entry, send, waiting } = fakeEntry('a');
    send.mockImplementationOnce(offline);
    open({ entries: [entry] });
    await pass(5000);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(waiting).toEqual([]);
    await pass(60_000);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('Two failures at the same time leave one retry timer', async () => {
    const { entry, send } = fakeEntry('a');
    send.mockImplementation(offline);
    open({ entries: [entry] });
    requestSync();
    await settled();
    send.mockClear();
    await pass(20_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('A final error discards the row without an exception, and the next row is sent', async () => {
    const { entry, send, waiting } = fakeEntry('closed', 'open');
    send.mockImplementationOnce(rejectWith('MEMBERSHIP_REQUIRED'));
    expect(await sendAll([entry], ME)).toBe(1);
    expect(waiting).toEqual([]);
  });

  it.each(['LOGIN_USER_REQUIRED', 'SERVICE_UNAVAILABLE', 'TOO_MANY_REQUESTS'])(
    'A row that fails with %s remains stored and is sent again',
    async (code) => {
      const { entry, send, waiting } = fakeEntry('a');
      send.mockImplementationOnce(rejectWith(code));
      open({ entries: [entry] });
      await settled();
      expect(waiting).toEqual(['a']);
      await pass(20_000);
      expect(waiting).toEqual([]);
    },
  );

  it('An entry without final errors keeps its rejected rows', async () => {
    const { entry, send, waiting } = fakeEntry('a');
    send.mockImplementationOnce(rejectWith('VALIDATION_FAILED'));
    await expect(sendAll([{ ...entry, final: [] }], ME)).rejects.toThrow();
    expect(waiting).toEqual(['a']);
  });

  it('FORBIDDEN, as another account is logged in, calls onForeign and keeps the row', async () => {
    const { entry, send, waiting } = fakeEntry('a');
    send.mockImplementationOnce(rejectWith('FORBIDDEN'));
    const onForeign = vi.fn();
    open({ entries: [entry], onForeign });
    await settled();
    expect(onForeign).toHaveBeenCalledOnce();
    expect(waiting).toEqual(['a']);
  });

  it('Two tabs send one after the other, so that each row is sent once', async () => {
    const locks = fakeLocks();
    vi.stubGlobal('navigator', { locks });
    const { entry, send } = fakeEntry('a', 'b');
    open({ entries: [entry] });
    open({ entries: [entry] });
    await settled();
    expect(locks.request.mock.calls.map(([name]) => name)).toEqual(
      Array(2).fill('shuoyi-send-attempts'),
    );
    expect(send.mock.calls.map(([rows]) => rows)).toEqual([['a'], ['b']]);
  });

  it('Two tabs without Web Locks send a row twice, and none is lost or left over', async () => {
    vi.stubGlobal('navigator', {});
    const { entry, send, waiting } = fakeEntry('a');
    open({ entries: [entry] });
    open({ entries: [entry] });
    await settled();
    expect(send).toHaveBeenCalledTimes(2);
    expect(waiting).toEqual([]);
  });

  it('An outbox that is closed while it waits for the lock sends nothing', async () => {
    vi.stubGlobal('navigator', { locks: fakeLocks() });
    const { entry, send } = fakeEntry('a');
    open({ entries: [entry] })();
    await settled();
    await pass(60_000);
    window.dispatchEvent(new Event('online'));
    requestSync();
    await settled();
    expect(send).not.toHaveBeenCalled();
  });

  it('A sync is broadcast to the other tabs, and a tab refreshes on another tab’s broadcast', async () => {
    const { entry } = fakeEntry('a');
    const onSynced = vi.fn(async () => {});
    open({ entries: [entry], onSynced, broadcast: true });
    await settled();
    expect(localStorage.getItem('lesson.sent')).not.toBeNull();
    window.dispatchEvent(new StorageEvent('storage', { key: 'lesson.sent' }));
    expect(onSynced).toHaveBeenCalledTimes(2);
  });

  it('Rows of the account and of the visitor are sent in batches', async () => {
    const { entry, send } = fakeEntry('a', 'b', 'c');
    const unsent = vi.fn(entry.unsent);
    expect(await sendAll([{ ...entry, unsent, batch: 2 }], ME)).toBe(3);
    expect(send.mock.calls.map(([rows]) => rows)).toEqual([['a', 'b'], ['c']]);
    expect(unsent).toHaveBeenCalledWith([ME, VISITOR]);
  });

  it('Entries are sent in their order and read in reverse order', async () => {
    const order: string[] = [];
    const named = (name: string, send: () => Promise<unknown> = async () => {}) => {
      const { entry } = fakeEntry(name);
      const unsent = (owners: readonly string[]) => {
        order.push(`read ${name}`);
        return entry.unsent(owners);
      };
      const ordered = () => {
        order.push(`send ${name}`);
        return send();
      };
      return { ...entry, unsent, send: ordered };
    };
    await sendAll([named('attempt'), named('place')], ME);
    expect(order).toEqual(['read place', 'read attempt', 'send attempt', 'send place']);
    order.length = 0;
    await expect(sendAll([named('attempt', offline), named('place')], ME)).rejects.toThrow();
    expect(order).not.toContain('send place');
  });
});
