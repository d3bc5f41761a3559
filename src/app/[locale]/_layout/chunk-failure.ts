import { RELOAD_GUARD_MS } from '~/lib/ui-timings';

const KEY = 'chunk-reload-at';

/** Whether `error` says that a script of the page could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading chunk|failed to load chunk|dynamically imported module|importing a module script/i.test(
      error.message,
    )
  );
}

/** Reloads after a failed script (a new version was put up), unless that was just tried or nothing can be
 *  fetched at all. A browser that keeps nothing could not tell, and is left alone. */
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
