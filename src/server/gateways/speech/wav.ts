import type { SpokenText } from './speech-engine';

/** Reads a WAV file: 16-bit, one channel or several, of which the first is taken.
 *  @throws Error naming what is wrong with it */
export function readWav(bytes: Buffer): SpokenText {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('This is no WAV file.');
  let format: { channels: number; rate: number } | undefined;
  for (let offset = 12; offset + 8 <= bytes.length; ) {
    const name = bytes.toString('latin1', offset, offset + 4);
    const start = offset + 8;
    const length = Math.min(bytes.readUInt32LE(offset + 4), bytes.length - start);
    if (name === 'fmt ') {
      const isPcm16 = [1, 0xfffe].includes(bytes.readUInt16LE(start));
      if (!isPcm16 || bytes.readUInt16LE(start + 14) !== 16)
        throw new Error('The WAV file is not in 16 bits.');
      format = { channels: bytes.readUInt16LE(start + 2), rate: bytes.readUInt32LE(start + 4) };
    }
    if (name === 'data' && format) {
      const { channels, rate } = format;
      const pcm = new Int16Array(Math.floor(length / (2 * channels)));
      for (let i = 0; i < pcm.length; i++) pcm[i] = bytes.readInt16LE(start + 2 * channels * i);
      return { pcm, rate };
    }
    offset = start + length + (length % 2);
  }
  throw new Error('The WAV file has no sound in it.');
}
