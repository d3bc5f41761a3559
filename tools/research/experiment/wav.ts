import { readFile } from 'node:fs/promises';

/** Reads a 16 kHz mono 16-bit WAV file into samples in [−1, 1].
 *  @throws Error naming the file when it is anything else */
export async function readWav16k(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`${file} is not a WAV file.`);
  for (let at = 12; at + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', at, at + 4);
    const size = bytes.readUInt32LE(at + 4);
    const body = bytes.subarray(at + 8, at + 8 + size);
    if (id === 'fmt ') {
      const [channels, rate, bits] = [2, 4, 14].map((o) =>
        o === 4 ? body.readUInt32LE(o) : body.readUInt16LE(o),
      );
      if (channels !== 1 || rate !== 16_000 || bits !== 16)
        throw new Error(`${file}: ${channels} channels, ${rate} Hz, ${bits} bits.`);
    }
    if (id === 'data')
      return Float32Array.from(
        { length: body.length >> 1 },
        (_, i) => body.readInt16LE(2 * i) / 32_768,
      );
    at += 8 + size + (size & 1);
  }
  throw new Error(`${file} holds no sound.`);
}
