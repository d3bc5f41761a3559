import { readFile } from 'node:fs/promises';

/** Reads a 16 kHz mono 16-bit WAV file into samples in [−1, 1].
 *  @throws Error with the path for any other format */
export async function readWav16k(file: string): Promise<Float32Array> {
  const bytes = await readFile(file);
  if (bytes.toString('latin1', 0, 4) !== 'RIFF') throw new Error(`${file} is not a WAV file.`);
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const id = bytes.toString('latin1', offset, offset + 4);
    const size = bytes.readUInt32LE(offset + 4);
    const body = bytes.subarray(offset + 8, offset + 8 + size);
    if (id === 'fmt ') {
      const [channels, rate, bits] = [2, 4, 14].map((field) =>
        field === 4 ? body.readUInt32LE(field) : body.readUInt16LE(field),
      );
      if (channels !== 1 || rate !== 16_000 || bits !== 16)
        throw new Error(`${file}: ${channels} channels, ${rate} Hz, ${bits} bits.`);
    }
    if (id === 'data')
      return Float32Array.from(
        { length: body.length >> 1 },
        (_, i) => body.readInt16LE(2 * i) / 32_768,
      );
    offset += 8 + size + (size & 1);
  }
  throw new Error(`${file} has no audio data.`);
}
