/** Lighthouse's slow phone: a processor four times as slow, 1.6 Mbit/s, 150 ms there and back. */
export const SLOW_LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
export const SLOW_CPU = { rate: 4 };
