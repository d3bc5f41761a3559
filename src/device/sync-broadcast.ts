const KEY = 'lesson.sent';

/** Notifies this browser's other tabs of a sync. */
export function broadcastSynced(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage the other tabs have nothing to refresh either.
  }
}

/** Calls `refresh` after a sync in another tab. @returns function that unsubscribes */
export function onSyncedElsewhere(refresh: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) refresh();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** Value of `refetchOnMount` for queries that a sync changes: after a sync since this page was loaded, the
 *  data that the server rendered may be stale. */
export function refetchIfSynced(): 'always' | true {
  return lastSyncedAt() > performance.timeOrigin ? 'always' : true;
}

function lastSyncedAt(): number {
  try {
    return Number(window.localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}
