import { describe, expect, it } from 'vitest';
import { createPico } from './pico';

const pico = createPico();
const toSeconds = ({ pcm, rate }: { pcm: Int16Array; rate: number }) => pcm.length / rate;

describe('The embedded voice', () => {
  it('The embedded voice reads a sentence differently in each accent', async () => {
    const us = await pico.synth('The water is hot.', 'US');
    const gb = await pico.synth('The water is hot.', 'GB');
    expect(toSeconds(us)).toBeGreaterThan(0.8);
    expect(Buffer.from(us.pcm.buffer).equals(Buffer.from(gb.pcm.buffer))).toBe(false);
  });

  it('The embedded voice reads the same text identically after another text', async () => {
    const first = await pico.synth('umbrella', 'US');
    await pico.synth('Something else altogether?', 'US');
    expect(await pico.synth('umbrella', 'US')).toEqual(first);
  });

  it('The embedded voice slows down with a lower speed', async () => {
    const normal = await pico.synth('umbrella', 'GB');
    const slow = await pico.synth('umbrella', 'GB', { speed: 0.7, pitch: 1 });
    expect(toSeconds(slow)).toBeGreaterThan(1.2 * toSeconds(normal));
  });

  it('The embedded voice does not clip', async () => {
    const { pcm } = await pico.synth('Every stall now serves hot food in a strong bowl.', 'US');
    expect(pcm.filter((sample) => Math.abs(sample) >= 32767)).toHaveLength(0);
  });

  it('The embedded voice reads characters that look like its own tags', async () => {
    expect(toSeconds(await pico.synth('tea < coffee & “milk”', 'US'))).toBeGreaterThan(0.8);
  });

  it('The embedded voice names its folder when its files are missing', () => {
    expect(() => createPico('/nowhere')).toThrow('/nowhere');
  });
});
