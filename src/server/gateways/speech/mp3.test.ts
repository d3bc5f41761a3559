import { describe, expect, it } from 'vitest';
import { encodeMp3 } from './mp3';

const FRAME_SAMPLES = 576;
const TAG_BYTES = 288;

async function encoded(samples: number) {
  const pcm = Float32Array.from({ length: samples }, (_, i) => 0.4 * Math.sin(i / 9));
  return Buffer.from(await encodeMp3(pcm));
}

describe('an MP3 file', () => {
  it('is whole frames of 32 kbit/s after one frame of information', async () => {
    const file = await encoded(30_000);
    for (let at = TAG_BYTES; at < file.length; at += 144)
      expect(file.readUInt16BE(at)).toBe(0xfff3);
    expect((file.length - TAG_BYTES) % 144).toBe(0);
  });

  it.each([1_000, 16_000, 54_321])('of %i samples tells a player to play so many', async (n) => {
    const file = await encoded(n);
    const tag = file.indexOf('Info');
    const frames = file.readUInt32BE(tag + 8);
    const trims = file.readUIntBE(tag + 120 + 21, 3);
    expect(frames * 144 + TAG_BYTES).toBe(file.length);
    expect(frames * FRAME_SAMPLES - (trims >> 12) - (trims & 0xfff)).toBe(n);
  });
});
