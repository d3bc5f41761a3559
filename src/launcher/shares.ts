import { totalmem } from 'node:os';

const MB = 1024 * 1024;
/** A web process serves as fast with this heap as with a larger one
 *  (docs/decisions/0035-web-processes-share-one-socket.md). */
const MIN_HEAP_MB = 256;
const MAX_HEAP_MB = 2048;
/** A request that reads several things at once needs more than one connection. */
const MIN_POOL = 2;

/** Memory that this process may use, bytes: that of its container, if it has a limit. */
function availableMemory(): number {
  const limit = process.constrainedMemory();
  return limit && limit < totalmem() ? limit : totalmem();
}

/** The heap limit of each of `processes` web processes, MB: together they take a quarter of the memory; the
 *  rest is for memory outside of the heaps, the database and the launcher.
 *  @param nodeOptions NODE_OPTIONS of the operator
 *  @returns null when the operator has set a limit */
export function heapLimit(
  processes: number,
  nodeOptions: string | undefined,
  memory = availableMemory(),
): number | null {
  if (nodeOptions?.includes('max-old-space-size') || nodeOptions?.includes('max_old_space_size'))
    return null;
  const share = Math.floor(memory / 4 / processes / MB);
  return Math.min(MAX_HEAP_MB, Math.max(MIN_HEAP_MB, share));
}

/** Each process's part of the server's connections. */
export function poolOfProcess(pool: number, processes: number): number {
  return Math.min(pool, Math.max(MIN_POOL, Math.ceil(pool / processes)));
}
