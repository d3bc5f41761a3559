import { beforeEach, describe, expect, it, vi } from 'vitest';
import { broadcastSynced, onSyncedElsewhere, refetchIfSynced } from './sync-broadcast';

const KEY = 'lesson.sent';

describe('A sync in another tab', () => {
  beforeEach(() => localStorage.clear());

  it('A sync after the page was loaded makes its queries refetch', () => {
    expect(refetchIfSynced()).toBe(true);
    broadcastSynced();
    expect(refetchIfSynced()).toBe('always');
  });

  it('A sync before the page was loaded causes no refetch', () => {
    localStorage.setItem(KEY, String(performance.timeOrigin - 1));
    expect(refetchIfSynced()).toBe(true);
  });

  it('A sync between the load of the page and the subscription calls the subscriber once', () => {
    const refresh = vi.fn();
    localStorage.setItem(KEY, String(performance.timeOrigin + 1));
    onSyncedElsewhere(refresh)();
    expect(refresh).toHaveBeenCalledOnce();
  });

  it('A sync in another tab calls the subscriber until it unsubscribes', () => {
    const refresh = vi.fn();
    const stop = onSyncedElsewhere(refresh);
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'lesson.listening' }));
    stop();
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
    expect(refresh).toHaveBeenCalledOnce();
  });
});
