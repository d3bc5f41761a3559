import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { prepareWindow } from '~/test/pending-calls';
import { reportFirstScore } from './report-first-score';

const sent = vi.fn<typeof fetch>();
beforeEach(() => {
  prepareWindow();
  sent.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', sent);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('The report of a first score', () => {
  it('A browser reports its first score once, with nothing about it', () => {
    reportFirstScore();
    reportFirstScore();
    expect(sent).toHaveBeenCalledTimes(1);
    const [path, init] = sent.mock.calls[0]!;
    expect([path, init?.body]).toEqual(['/api/trpc/lesson.recordFirstScore', '{}']);
  });

  it('A report that was lost is not sent again', async () => {
    sent.mockRejectedValue(new TypeError('no connection'));
    reportFirstScore();
    await Promise.resolve();
    reportFirstScore();
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('A browser that stores nothing reports nothing', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    reportFirstScore();
    expect(sent).not.toHaveBeenCalled();
  });
});
