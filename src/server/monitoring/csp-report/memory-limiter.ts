import { LRUCache } from 'lru-cache';

/** A window of time in which points are counted, with its end, milliseconds since 1970. */
interface Window {
  points: number;
  endsAt: number;
}

/** Size of a window beside its key, bytes. */
const WINDOW_BYTES = 200;
/** Maximum size of all windows of a limiter, bytes. */
const MAX_BYTES = 8 * 1024 * 1024;

/** Counts points by key in this process's memory, which is bounded: beyond its maximum the key that was counted
 *  longest ago is dropped. */
export class MemoryLimiter {
  readonly #windows: LRUCache<string, Window>;

  /** @param max number of keys */
  constructor(max: number) {
    this.#windows = new LRUCache<string, Window>({
      max,
      maxSize: MAX_BYTES,
      sizeCalculation: (_, key) => WINDOW_BYTES + 2 * key.length,
    });
  }

  /** Counts one point in the window of a key, which begins with its first one.
   *  @returns the points of the window, with this one, and its end */
  count(key: string, seconds: number, now = Date.now()): Window {
    const found = this.#windows.get(key);
    const isOpen = found !== undefined && now < found.endsAt;
    const counted = isOpen
      ? { ...found, points: found.points + 1 }
      : { points: 1, endsAt: now + seconds * 1000 };
    this.#windows.set(key, counted, { ttl: counted.endsAt - now });
    return counted;
  }

  /** The points that were counted in the window of a key. */
  points(key: string, now = Date.now()): number {
    const found = this.#windows.peek(key);
    return found && now < found.endsAt ? found.points : 0;
  }

  /** Number of keys that are kept. */
  get size(): number {
    return this.#windows.size;
  }
}
