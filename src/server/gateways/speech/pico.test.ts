import { describe, expect, it } from 'vitest';
import { createPico } from './pico';

const pico = createPico();
const durationOf = ({ pcm, rate }: { pcm: Int16Array; rate: number }) => pcm.length / rate;

describe('the embedded voice', () => {
  it('reads a sentence in two accents that differ', async () => {
    const us = await pico.synth('The water is hot.', 'US');
    const gb = await pico.synth('The water is hot.', 'GB');
    expect(durationOf(us)).toBeGreaterThan(0.8);
    expect(Buffer.from(us.pcm.buffer).equals(Buffer.from(gb.pcm.buffer))).toBe(false);
  });

  it('says the same text the same way, whatever it said before', async () => {
    const first = await pico.synth('umbrella', 'US');
    await pico.synth('Something else altogether?', 'US');
    expect(await pico.synth('umbrella', 'US')).toEqual(first);
  });

  it('slows down when asked', async () => {
    const normal = await pico.synth('umbrella', 'GB');
    const slow = await pico.synth('umbrella', 'GB', { speed: 0.7, pitch: 1 });
    expect(durationOf(slow)).toBeGreaterThan(1.2 * durationOf(normal));
  });

  it('does not clip', async () => {
    const { pcm } = await pico.synth('Every stall now serves hot food in a strong bowl.', 'US');
    expect(pcm.filter((sample) => Math.abs(sample) >= 32767)).toHaveLength(0);
  });

  it('reads signs that look like its own tags', async () => {
    expect(durationOf(await pico.synth('tea < coffee & “milk”', 'US'))).toBeGreaterThan(0.8);
  });

  it('says so when its files are missing', () => {
    expect(() => createPico('/nowhere')).toThrow('/nowhere');
  });
});
