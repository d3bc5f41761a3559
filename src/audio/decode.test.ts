import { afterEach, expect, it, vi } from 'vitest';
import { decodeRecording } from './decode';

const RATE = 16_000;
const of = (sample: (second: number, i: number) => number) =>
  Float32Array.from({ length: 3 * RATE }, (_, i) => sample(i / RATE, i));
/** A voice that rises and falls, with a second of silence around it. */
const speech = of((at) =>
  at < 1 || at > 2 ? 0 : 0.1 * Math.abs(Math.sin(at * 12)) * Math.sin(at * 1_900),
);

afterEach(() => vi.unstubAllGlobals());

/** Decodes a recording for which the browser returns these channels. */
function decode(channels: readonly Float32Array[]): Promise<Float32Array> {
  vi.stubGlobal(
    'OfflineAudioContext',
    class {
      decodeAudioData = async () => ({
        length: channels[0]?.length,
        numberOfChannels: channels.length,
        getChannelData: (index: number) => channels[index],
      });
    },
  );
  return decodeRecording(new Blob(['sound'], { type: 'audio/webm' }));
}

it.each([
  ['silence', of(() => 0)],
  ['noise', of((_, i) => (((i * 7_919 * (i % 97)) % 6_000) - 3_000) / 32_768)],
  ['hum', of((at) => 0.4 * Math.sin(at * 2 * Math.PI * 50))],
  ['the same speech turned around', speech.map((sample) => -sample)],
])(
  'The speech of a recording is heard as it was spoken, with %s in another channel',
  async (_name, other) => {
    expect(await decode([speech, other])).toEqual(speech);
    const second = await decode([other, speech]);
    // Inverted polarity sounds the same.
    expect(second.map(Math.abs)).toEqual(speech.map(Math.abs));
  },
);

it('A recording of one channel is as it is, in samples of its own', async () => {
  const samples = await decode([speech]);
  expect(samples).toEqual(speech);
  expect(samples.buffer).not.toBe(speech.buffer);
});
