import { describe, expect, it } from 'vitest';
import { encodeMp3 } from './mp3';

const FRAME_SAMPLES = 576;
const TAG_BYTES = 288;

async function encodeTone(samples: number) {
  const pcm = Float32Array.from({ length: samples }, (_, i) => 0.4 * Math.sin(i / 9));
  return Buffer.from(await encodeMp3(pcm));
}

describe('An MP3 file', () => {
  it('An MP3 file consists of whole 32 kbit/s frames after one info frame', async () => {
    const file = await encodeTone(30_000);
    for (let offset = TAG_BYTES; offset < file.length; offset += 144)
      expect(file.readUInt16BE(offset)).toBe(0xfff3);
    expect((file.length - TAG_BYTES) % 144).toBe(0);
  });

  it.each([1_000, 16_000, 54_321])(
    'The info frame of an MP3 file of %i samples gives that length to a player',
    async (samples) => {
      const file = await encodeTone(samples);
      const tag = file.indexOf('Info');
      const frames = file.readUInt32BE(tag + 8);
      const trims = file.readUIntBE(tag + 120 + 21, 3);
      expect(frames * 144 + TAG_BYTES).toBe(file.length);
      expect(frames * FRAME_SAMPLES - (trims >> 12) - (trims & 0xfff)).toBe(samples);
    },
  );
});
