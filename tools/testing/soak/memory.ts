import { percentile } from '../load/table';

/** Allowed growth of a process from beginning to end: this share, or this number of bytes if that is more. */
const GROWTH_SHARE = 0.15;
const GROWTH_BYTES = 32 * 1024 * 1024;
/** Minimum number of samples of a process for a statement about its memory. */
const LEAST_SAMPLES = 60;

/** The memory of one process of the product, bytes, in the order of time. */
export interface MemorySamples {
  name: string;
  pid: number;
  residentBytes: number[];
}

export interface Growth {
  name: string;
  pid: number;
  /** Medians of the first and the last third, bytes. */
  first: number;
  last: number;
  /** Null with too few samples. */
  isTooMuch: boolean | null;
}

/** Compares the medians of the first and the last third of a process's samples. */
export function measureGrowth({ name, pid, residentBytes }: MemorySamples): Growth {
  const third = Math.max(1, Math.floor(residentBytes.length / 3));
  const first = percentile(residentBytes.slice(0, third), 0.5);
  const last = percentile(residentBytes.slice(-third), 0.5);
  const allowed = Math.max(GROWTH_BYTES, first * GROWTH_SHARE);
  const isTooMuch = residentBytes.length < LEAST_SAMPLES ? null : last - first > allowed;
  return { name, pid, first, last, isTooMuch };
}
