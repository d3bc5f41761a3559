const KEY = 'chunk-reload-at';
/** A failed script reloads the page at most once in this many ms. */
export const RELOAD_GUARD = 60_000;

/** Whether `error` says that a script of the page could not be fetched. */
export function isChunkFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /loading chunk|failed to load chunk|dynamically imported module/i.test(error.message)
  );
}

/** Reloads after a failed script (a new version was put up), unless that was just tried. */
export function reloadOnceForChunk(error: unknown): void {
  if (!isChunkFailure(error)) return;
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < RELOAD_GUARD) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  window.location.reload();
}
