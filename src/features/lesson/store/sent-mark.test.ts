import { beforeEach, describe, expect, it, vi } from 'vitest';
import { markSent, onSentElsewhere } from './sent-mark';

const KEY = 'lesson.sent';

describe('work that another tab has sent', () => {
  beforeEach(() => localStorage.clear());

  it('is told at once when it went since the page was asked for', () => {
    const refresh = vi.fn();
    markSent();
    onSentElsewhere(refresh)();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('is no news when the page was asked for later', () => {
    const refresh = vi.fn();
    localStorage.setItem(KEY, String(performance.timeOrigin - 1));
    onSentElsewhere(refresh)();
    expect(refresh).not.toHaveBeenCalled();
  });

  it('is told as it goes, until nobody listens', () => {
    const refresh = vi.fn();
    const stop = onSentElsewhere(refresh);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lesson.listening' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(refresh).toHaveBeenCalledOnce();
  });
});
