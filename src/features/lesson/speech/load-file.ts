/** Timeout of a download without progress, ms. */
const STALL_TIMEOUT_MS = 20_000;

/** A file of the scorer. */
interface ScorerFile<T> {
  url: string;
  /** Its size, known beforehand to show the progress with any transfer encoding. */
  size: number;
  /** Reads the bytes. @throws Error when they are no such file */
  open: (bytes: ArrayBuffer) => T;
  /** Called with the loaded share, 0 … 1. */
  onProgress?: (share: number) => void;
  priority?: RequestPriority;
}

/** Loads a file whose name is of its content. Bytes that are not those are fetched once more past the browser's
 *  store, which would otherwise keep them for a year.
 *  @throws Error when it is not served, stops coming, or is broken both times */
export async function loadFile<T>(file: ScorerFile<T>): Promise<T> {
  const stored = await download(file, 'default');
  try {
    return openWhole(file, stored);
  } catch {
    return openWhole(file, await download(file, 'reload'));
  }
}

function openWhole<T>({ url, size, open }: ScorerFile<T>, bytes: Uint8Array<ArrayBuffer>): T {
  if (bytes.length !== size) throw new Error(`${url} has another size.`);
  return open(bytes.buffer);
}

/** @returns the bytes; those of another file are cut off at the size of this one */
async function download<T>(
  { url, size, onProgress, priority }: ScorerFile<T>,
  cache: RequestCache,
): Promise<Uint8Array<ArrayBuffer>> {
  const stalled = new AbortController();
  const stall = () => stalled.abort(new Error(`${url} stopped coming.`));
  let timer = setTimeout(stall, STALL_TIMEOUT_MS);
  try {
    const response = await fetch(url, { signal: stalled.signal, cache, priority });
    if (!response.ok || !response.body) throw new Error(`${url}: ${response.status}`);
    const bytes = new Uint8Array(size);
    const reader = response.body.getReader();
    let length = 0;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(stall, STALL_TIMEOUT_MS);
      if (length + part.value.length > size) {
        await reader.cancel();
        return bytes.subarray(0, 0);
      }
      bytes.set(part.value, length);
      length += part.value.length;
      onProgress?.(length / size);
    }
    return bytes.subarray(0, length);
  } finally {
    clearTimeout(timer);
  }
}
