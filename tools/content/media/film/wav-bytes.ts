const RATE = 16_000;

/** Encodes 16 kHz mono samples in [−1, 1] as a WAV file of 16 bits. */
export function wavBytes(pcm: Float32Array): Buffer {
  const bytes = Buffer.alloc(44 + 2 * pcm.length);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + 2 * pcm.length, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(2 * RATE, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(2 * pcm.length, 40);
  for (const [index, sample] of pcm.entries())
    bytes.writeInt16LE(Math.round(32_767 * Math.max(-1, Math.min(1, sample))), 44 + 2 * index);
  return bytes;
}
