const KEY = 'lesson.sent';

/** Notifies this browser's other tabs of a sync. */
export function broadcastSynced(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Without storage the other tabs have nothing to refresh either.
  }
}

/** Calls `refresh` after a sync in another tab, and now if there was one since this page was loaded: the
 *  outboxes load late, when the page already shows its data. @returns function that unsubscribes */
export function onSyncedElsewhere(refresh: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) refresh();
  };
  window.addEventListener('storage', onStorage);
  if (syncedSinceLoad()) refresh();
  return () => window.removeEventListener('storage', onStorage);
}

/** Value of `refetchOnMount` for queries that a sync changes: after a sync since this page was loaded, the
 *  data that the server rendered may be stale. */
export function refetchIfSynced(): 'always' | true {
  return syncedSinceLoad() ? 'always' : true;
}

function syncedSinceLoad(): boolean {
  try {
    return Number(window.localStorage.getItem(KEY)) > performance.timeOrigin;
  } catch {
    return false;
  }
}
