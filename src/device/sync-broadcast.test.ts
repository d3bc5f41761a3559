import { beforeEach, describe, expect, it, vi } from 'vitest';
import { broadcastSynced, onSyncedElsewhere, refetchIfSynced } from './sync-broadcast';

const KEY = 'lesson.sent';

describe('work that another tab has sent', () => {
  beforeEach(() => localStorage.clear());

  it('has a page that was asked for before read again', () => {
    expect(refetchIfSynced()).toBe(true);
    broadcastSynced();
    expect(refetchIfSynced()).toBe('always');
  });

  it('is nothing new to a page that was asked for later', () => {
    localStorage.setItem(KEY, String(performance.timeOrigin - 1));
    expect(refetchIfSynced()).toBe(true);
  });

  it('is told as it goes, until nobody listens', () => {
    const refresh = vi.fn();
    const stop = onSyncedElsewhere(refresh);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lesson.listening' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(refresh).toHaveBeenCalledOnce();
  });
});
