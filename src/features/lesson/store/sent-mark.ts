const KEY = 'lesson.sent';

/** Tells this browser's other tabs that the account has taken work in. */
export function markSent(): void {
  try {
    window.localStorage.setItem(KEY, String(Date.now()));
  } catch {
    // Tabs that may keep nothing have nothing to tell either.
  }
}

/** Calls back when another tab has work sent, and at once when one did so since this page was asked for:
 *  what it shows may have been read before. @returns how to stop */
export function onSentElsewhere(refresh: () => void): () => void {
  if (lastSent() > performance.timeOrigin) refresh();
  const onStorage = ({ key }: StorageEvent) => {
    if (key === KEY) refresh();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

function lastSent(): number {
  try {
    return Number(window.localStorage.getItem(KEY));
  } catch {
    return 0;
  }
}
