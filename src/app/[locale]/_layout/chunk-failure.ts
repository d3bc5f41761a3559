import { RELOAD_GUARD_MS } from '~/lib/ui-timings';

const KEY = 'chunk-reload-at';

/** Whether `error` is a failed fetch of a script of the page. */
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error &&
  /ChunkLoadError|load(ing)? chunk|dynamically imported module|importing a module script/i.test(
    String(error),
  );

/** Reloads the page after a failed script (a new version was deployed), unless it was just reloaded or is
 *  offline. Does nothing without session storage, where repeated reloads could not be detected. */
export function reloadOnceForChunk(error: unknown): void {
  if (!isChunkFailure(error) || !navigator.onLine || !canReload(Date.now())) return;
  window.location.reload();
}

function canReload(now: number): boolean {
  try {
    const last = sessionStorage.getItem(KEY);
    if (last !== null && now - Number(last) < RELOAD_GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}
