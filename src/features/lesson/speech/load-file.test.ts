import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadFile } from './load-file';

const sent = vi.fn<typeof fetch>();
beforeEach(() => {
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.useRealTimers();
});

const SIZE = 4;
const whole = () => new Response(Uint8Array.of(1, 2, 3, 4));
const load = (onProgress?: (share: number) => void) =>
  loadFile({
    url: 'https://shuoyi.example/speech/a.bin',
    size: SIZE,
    onProgress,
    open: (bytes) => {
      const [first = 0] = new Uint8Array(bytes);
      if (first !== 1) throw new Error('damaged');
      return first;
    },
  });
const caches = () => sent.mock.calls.map(([, init]) => init?.cache);

describe('Loading a file of the scorer', () => {
  it('A whole file is opened, and its progress is told by its known size', async () => {
    const shares: number[] = [];
    sent.mockResolvedValue(whole());
    expect(await load((share) => shares.push(share))).toBe(1);
    expect([shares.at(-1), caches()]).toEqual([1, ['default']]);
  });

  it.each([
    ['cut short', [1, 2]],
    ['longer', [1, 2, 3, 4, 5]],
    ['damaged', [9, 2, 3, 4]],
  ])('A stored file that is %s is fetched once more past the store', async (_how, bytes) => {
    sent.mockResolvedValueOnce(new Response(Uint8Array.from(bytes))).mockResolvedValueOnce(whole());
    expect(await load()).toBe(1);
    expect(caches()).toEqual(['default', 'reload']);
  });

  it('A file that is broken both times is an error, and no third request', async () => {
    sent.mockImplementation(async () => new Response(Uint8Array.of(1)));
    await expect(load()).rejects.toThrow('another size');
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it.each([404, 503])('A response %s is an error, and not asked for again', async (status) => {
    sent.mockResolvedValue(new Response('none', { status }));
    await expect(load()).rejects.toThrow(String(status));
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('Without a connection it is an error, and not asked for again', async () => {
    sent.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(load()).rejects.toThrow('Failed to fetch');
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('A download that stops coming for twenty seconds is given up, and one that goes on slowly is not', async () => {
    vi.useFakeTimers();
    let stream: ReadableStreamDefaultController<Uint8Array> | undefined;
    sent.mockImplementation(async (_url, init) => {
      const { signal } = init!;
      signal!.addEventListener('abort', () => stream!.error(signal!.reason));
      return new Response(
        new ReadableStream<Uint8Array>({
          start: (it) => {
            stream = it;
          },
        }),
      );
    });
    const failure = expect(load()).rejects.toThrow('stopped coming');
    for (const byte of [1, 2]) {
      await vi.advanceTimersByTimeAsync(19_000);
      stream!.enqueue(Uint8Array.of(byte));
    }
    await vi.advanceTimersByTimeAsync(20_000);
    await failure;
    expect(sent).toHaveBeenCalledTimes(1);
  });
});
