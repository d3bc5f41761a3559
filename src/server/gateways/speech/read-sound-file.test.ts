import { describe, expect, it } from 'vitest';
import { wavFile } from '~/test/wav-file';
import { encodeMp3 } from './mp3';
import { readSoundFile } from './read-sound-file';
import { SoundFileError } from './sound-file-error';

const tone = (seconds: number, rate = 16_000) =>
  Int16Array.from({ length: seconds * rate }, (_, i) => 8_000 * Math.sin((i * 440 * 6.283) / rate));
const problem = async (bytes: Uint8Array) => {
  try {
    await readSoundFile(Buffer.from(bytes));
    return null;
  } catch (error) {
    if (error instanceof SoundFileError) return error.problem;
    throw error;
  }
};

/** A WAV file of one channel whose format and samples are given as they are. */
function rawWav(code: number, bits: number, data: Buffer, stated = data.length): Buffer {
  const head = wavFile(new Int16Array(0), 48_000).subarray(0, 44);
  const wav = Buffer.concat([head, data]);
  wav.writeUInt16LE(code, 20);
  wav.writeUInt16LE(bits, 34);
  wav.writeUInt32LE(stated, 40);
  return wav;
}

describe('A sound file that somebody brings', () => {
  it('A WAV file of 16, 24 or 32 bits, or in floating point, has the same samples', async () => {
    const samples = [0, 256, -256, 32_512, -32_768];
    const of = (bytes: number, write: (file: Buffer, value: number, at: number) => void) => {
      const data = Buffer.alloc(bytes * samples.length);
      for (const [i, value] of samples.entries()) write(data, value, i * bytes);
      return data;
    };
    const files = [
      rawWav(
        1,
        16,
        of(2, (file, value, at) => file.writeInt16LE(value, at)),
      ),
      rawWav(
        1,
        24,
        of(3, (file, value, at) => file.writeIntLE(value * 256, at, 3)),
      ),
      rawWav(
        1,
        32,
        of(4, (file, value, at) => file.writeInt32LE(value * 65_536, at)),
      ),
      rawWav(
        3,
        32,
        of(4, (file, value, at) => file.writeFloatLE(value / 32_767, at)),
      ),
    ];
    for (const file of files) {
      const { pcm, rate } = await readSoundFile(file);
      expect([...pcm], `${file.readUInt16LE(34)} bits`).toEqual(samples);
      expect(rate).toBe(48_000);
    }
  });

  it('An MP3 file is decoded to the samples that it was made of', async () => {
    const pcm = tone(1);
    const mp3 = await encodeMp3(Float32Array.from(pcm, (sample) => sample / 32_768));
    const read = await readSoundFile(Buffer.from(mp3));
    expect(read.rate).toBe(16_000);
    expect(Math.abs(read.pcm.length - pcm.length)).toBeLessThan(2_000);
    expect(Math.max(...read.pcm)).toBeGreaterThan(7_000);
  });

  it('A file that is neither, has an end missing, a strange form or rate, or lasts too long is refused by its name', async () => {
    const wav = wavFile(tone(1), 16_000);
    const withRate = (rate: number) => {
      const file = Buffer.from(wav);
      file.writeUInt32LE(rate, 24);
      return file;
    };
    expect(await problem(Buffer.from('<script>'))).toBe('format');
    expect(await problem(Buffer.alloc(0))).toBe('format');
    expect(await problem(Buffer.from('OggS and more of it'))).toBe('format');
    expect(await problem(wav.subarray(0, 9_000))).toBe('truncated');
    expect(await problem(wav.subarray(0, 30))).toBe('broken');
    expect(await problem(wav.subarray(0, 43))).toBe('broken');
    expect(await problem(rawWav(1, 8, Buffer.alloc(99)))).toBe('bits');
    expect(await problem(rawWav(85, 16, Buffer.alloc(99)))).toBe('bits');
    expect(await problem(rawWav(1, 16, Buffer.alloc(0)))).toBe('broken');
    for (const rate of [0, 7_999, 192_001, 4_294_967_295])
      expect(await problem(withRate(rate))).toBe('rate');
    expect(await problem(wavFile(tone(31), 16_000))).toBe('long');
    const hours = await encodeMp3(new Float32Array(16_000 * 40));
    expect(await problem(hours)).toBe('long');
    expect(await problem(Buffer.concat([Buffer.from('ID3'), Buffer.alloc(4_000, 7)]))).toBe(
      'broken',
    );
  });

  it('A WAV file that is a page or an archive as well is read for its samples only', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\u0003\u0004');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(script.length);
    const wav = wavFile(tone(1), 16_000);
    const chunk = Buffer.concat([Buffer.from('LIST'), length, script]);
    const odd = script.length % 2 ? Buffer.alloc(1) : Buffer.alloc(0);
    const polyglot = Buffer.concat([wav.subarray(0, 36), chunk, odd, wav.subarray(36), script]);
    const { pcm } = await readSoundFile(polyglot);
    expect([...pcm]).toEqual([...tone(1)]);
  });

  it('A WAV file that was streamed, and so does not know its length, is read to its end', async () => {
    const data = Buffer.alloc(4_000, 1);
    expect((await readSoundFile(rawWav(1, 16, data, 0xffff_ffff))).pcm).toHaveLength(2_000);
  });
});
