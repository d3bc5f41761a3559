const KEY = 'lesson.sent';

/** Tells this browser's other tabs that the account has taken work in. */
export function broadcastSynced(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Tabs that may keep nothing have nothing to tell either.
  }
}

/** Calls back when another tab has work sent. @returns how to stop */
export function onSyncedElsewhere(refresh: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) refresh();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** For `refetchOnMount` of everything that sent work changes: when some was sent since this page was asked
 *  for, the server may have read what it drew before. */
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
