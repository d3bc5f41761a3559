import { deflateSync, inflateSync } from 'node:zlib';

/** Samples as they are stored: 16 bit, deflated.
 *  @param pcm in [−1, 1] */
export function packSamples(pcm: Float32Array): Uint8Array<ArrayBuffer> {
  const samples = Int16Array.from(pcm, (value) =>
    Math.round(32_767 * Math.max(-1, Math.min(1, value))),
  );
  return Uint8Array.from(deflateSync(new Uint8Array(samples.buffer)));
}

/** Stored samples, in [−1, 1]. */
export function unpackSamples(stored: Uint8Array): Float32Array {
  const bytes = Uint8Array.from(inflateSync(stored));
  return Float32Array.from(new Int16Array(bytes.buffer), (value) => value / 32_767);
}
