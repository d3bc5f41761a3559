import { describe, expect, it } from 'vitest';
import { createMp3Encoder } from 'wasm-media-encoders';
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

/** A tone that rises and falls, as speech does. */
const spoken = () => tone(1).map((sample, i) => sample * Math.max(0, Math.sin(i / 800)));

/** A WAV file of one channel with raw format and samples. */
function rawWav(code: number, bits: number, data: Buffer, stated = data.length): Buffer {
  const head = wavFile(new Int16Array(0), 48_000).subarray(0, 44);
  const wav = Buffer.concat([head, data]);
  wav.writeUInt16LE(code, 20);
  wav.writeUInt16LE(bits, 34);
  wav.writeUInt32LE(stated, 40);
  return wav;
}

/** A WAV file of one channel of 8 bits whose format is named by an identifier in an extension. */
function extensibleWav(code: number, data: Buffer): Buffer {
  const plain = rawWav(code, 8, data);
  const extension = Buffer.alloc(24);
  // Its length, valid bits, place of the speaker, and the identifier, which begins with the code.
  extension.writeUInt16LE(22, 0);
  extension.writeUInt16LE(8, 2);
  extension.writeUInt32LE(4, 4);
  extension.writeUInt16LE(code, 8);
  extension.write('000000001000800000aa00389b71', 10, 'hex');
  const wav = Buffer.concat([plain.subarray(0, 36), extension, plain.subarray(36)]);
  wav.writeUInt32LE(40, 16);
  wav.writeUInt16LE(0xfffe, 20);
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

  it('A WAV file of 8 bits without a sign, of A-law or of µ-law is read, also where its format is in an extension', async () => {
    const data = Buffer.from([0, 64, 127, 128, 129, 192, 255]);
    const known = new Map([
      [1, [-32_768, -16_384, -256, 0, 256, 16_384, 32_512]],
      [6, [-5_504, -344, -848, 5_504, 5_248, 344, 848]],
      [7, [-32_124, -1_884, 0, 32_124, 31_100, 1_884, 0]],
    ]);
    for (const [code, samples] of known) {
      expect([...(await readSoundFile(rawWav(code, 8, data))).pcm], `${code}`).toEqual(samples);
      const file = extensibleWav(code, data);
      expect([...(await readSoundFile(file)).pcm], `extension ${code}`).toEqual(samples);
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
    // ADPCM of Microsoft and of IMA, GSM, MP3, A-law of 16 bits, integers of 64.
    for (const [code, bits] of [
      [2, 4],
      [17, 4],
      [49, 0],
      [85, 16],
      [6, 16],
      [1, 64],
    ] as const)
      expect(await problem(rawWav(code, bits, Buffer.alloc(99))), `${code}`).toBe('bits');
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

  it('A WAV file that was not finished says that it has no sound, and is read to its end', async () => {
    const wav = wavFile(tone(1), 16_000);
    wav.writeUInt32LE(0, 40);
    expect([...(await readSoundFile(wav)).pcm]).toEqual([...tone(1)]);
  });

  it('A WAV file with chunks of odd lengths, with the byte behind them or without, or with an empty one for sound is read', async () => {
    const wav = wavFile(tone(1), 16_000);
    const withChunks = (...chunks: Buffer[]) =>
      Buffer.concat([wav.subarray(0, 36), ...chunks, wav.subarray(36)]);
    const chunk = (name: string, content: string, pad = '') => {
      const length = Buffer.alloc(4);
      length.writeUInt32LE(content.length);
      return Buffer.concat([Buffer.from(name), length, Buffer.from(content + pad)]);
    };
    const files = [
      withChunks(chunk('LIST', 'INFOISFT')),
      withChunks(chunk('LIST', 'INFO!')),
      withChunks(chunk('LIST', 'INFO!', '\0')),
      withChunks(chunk('LIST', 'INFO!'), chunk('bext', '1'), chunk('junk', '')),
      withChunks(chunk('data', '')),
      withChunks(chunk('data', ''), chunk('LIST', 'INFO!')),
    ];
    for (const [index, file] of files.entries())
      expect([...(await readSoundFile(file)).pcm], `file ${index}`).toEqual([...tone(1)]);
  });

  it('A WAV file of the kind for more than 4 GB is read by the length that it states elsewhere', async () => {
    const wav = wavFile(tone(1), 16_000);
    wav.write('RF64', 0);
    wav.writeUInt32LE(0xffff_ffff, 40);
    const large = Buffer.alloc(36);
    large.write('ds64', 0);
    large.writeUInt32LE(28, 4);
    large.writeBigUInt64LE(32_000n, 16);
    const tail = Buffer.from('LIST\x04\0\0\0INFO');
    const file = Buffer.concat([wav.subarray(0, 12), large, wav.subarray(12), tail]);
    expect([...(await readSoundFile(file)).pcm]).toEqual([...tone(1)]);
  });

  it('Samples of 20 bits, and floating point of 64, are read', async () => {
    const value = 12_288;
    const twenty = Buffer.alloc(3 * 600);
    const long = Buffer.alloc(8 * 600);
    for (let i = 0; i < 600; i++) {
      twenty.writeIntLE(value * 256, 3 * i, 3);
      long.writeDoubleLE(value / 32_767, 8 * i);
    }
    for (const file of [rawWav(1, 20, twenty), rawWav(3, 64, long)]) {
      const { pcm } = await readSoundFile(file);
      expect([pcm.length, new Set(pcm)]).toEqual([600, new Set([value])]);
    }
  });

  it.each([
    ['upper', 1],
    ['lower', 0],
  ])('Samples of 24 bits at the %s end of blocks of four bytes are read', async (_end, first) => {
    const samples = [...tone(1).subarray(0, 4_000)];
    const data = Buffer.alloc(4 * samples.length);
    for (const [i, value] of samples.entries())
      if (first === 1) data.writeIntLE(value * 256, 4 * i + 1, 3);
      else data.writeInt32LE(value * 256, 4 * i);
    const file = rawWav(1, 24, data);
    file.writeUInt16LE(4, 32);
    expect([...(await readSoundFile(file)).pcm]).toEqual(samples);
  });

  it('The channel with the speech is read of several, wherever it stands', async () => {
    const said = spoken();
    const silence = new Int16Array(said.length);
    const upsideDown = said.map((sample) => -sample);
    const stereo = (...channels: Int16Array[]) => {
      const file = wavFile(
        Int16Array.from(
          { length: said.length * channels.length },
          (_, i) => channels[i % channels.length]![Math.floor(i / channels.length)]!,
        ),
        16_000,
      );
      file.writeUInt16LE(channels.length, 22);
      file.writeUInt16LE(2 * channels.length, 32);
      return file;
    };
    for (const channels of [
      [said, silence],
      [silence, said],
      [said, upsideDown],
      [silence, silence, silence, silence, silence, said, silence, silence],
    ])
      expect([...(await readSoundFile(stereo(...channels))).pcm]).toEqual([...said]);
  });

  it('An MP3 file with other bytes before, between and behind its frames is read whole', async () => {
    const mp3 = Buffer.from(await encodeMp3(Float32Array.from(tone(1), (one) => one / 32_768)));
    const { pcm } = await readSoundFile(mp3);
    const noise = Buffer.from(Array.from({ length: 3_000 }, (_, i) => (i * i * 7 + i * 13) % 256));
    const tag = (length: number) =>
      Buffer.concat([Buffer.from([73, 68, 51, 3, 0, 0, 0, 0, 0, length]), Buffer.alloc(length)]);
    const frame = 288 + 20 * 144;
    const files = [
      Buffer.concat([Buffer.alloc(1), mp3]),
      Buffer.concat([Buffer.alloc(1_000), mp3]),
      Buffer.concat([mp3.subarray(288 + 72, 288 + 144), mp3]),
      Buffer.concat([tag(90), tag(7), Buffer.alloc(500), mp3]),
      Buffer.concat([mp3, Buffer.alloc(5_000)]),
      Buffer.concat([mp3, noise]),
      Buffer.concat([mp3, Buffer.from('TAG'), Buffer.alloc(125, 32)]),
      Buffer.concat([mp3.subarray(0, frame), noise, mp3.subarray(frame)]),
    ];
    for (const [index, file] of files.entries())
      expect([...(await readSoundFile(file)).pcm], `file ${index}`).toEqual([...pcm]);
  });

  it('An MP3 file whose speech is on its right channel is read from there', async () => {
    const said = Float32Array.from(spoken(), (sample) => sample / 32_768);
    const encoder = await createMp3Encoder();
    encoder.configure({ sampleRate: 16_000, channels: 2, bitrate: 64 });
    const body = Uint8Array.from(encoder.encode([new Float32Array(said.length), said]));
    const file = Buffer.concat([body, Uint8Array.from(encoder.finalize())]);
    expect(Math.max(...(await readSoundFile(file)).pcm)).toBeGreaterThan(5_000);
  });

  it('Frames within a file of another kind are no MP3 file', async () => {
    const mp3 = Buffer.from(await encodeMp3(new Float32Array(16_000)));
    for (const head of ['OggS', 'fLaC', '\0\0\0\x20ftypM4A '])
      expect(await problem(Buffer.concat([Buffer.from(head), mp3])), head).toBe('format');
    expect(await problem(Buffer.concat([Buffer.alloc(70_000), mp3]))).toBe('format');
  });

  it('A WAV file that was streamed, and so does not know its length, is read to its end', async () => {
    const data = Buffer.alloc(4_000, 1);
    expect((await readSoundFile(rawWav(1, 16, data, 0xffff_ffff))).pcm).toHaveLength(2_000);
  });
});
