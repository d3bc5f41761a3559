import { expect, it } from 'vitest';
import { ERROR_KINDS } from '~/domain/speech/error-kinds';
import { MEASURED } from './measured';

it('Every measured figure is a fraction or a correlation, on a known day', () => {
  const { errors: _, curve: __, ...rated } = MEASURED;
  for (const { measuredOn, ...figures } of Object.values(rated)) {
    expect(measuredOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    const { recordings, speakers, sentences, ...rates } = figures as Record<string, number>;
    for (const count of [recordings, speakers, sentences])
      if (count !== undefined) expect(count).toBeGreaterThan(50);
    for (const [name, rate] of Object.entries(rates)) {
      expect(rate, name).toBeGreaterThan(0);
      expect(rate, name).toBeLessThanOrEqual(1);
    }
  }
});

it('Right readings pass far more often than readings with a wrong word', () => {
  const { passCorrect, passSwapped } = MEASURED.speech;
  expect(passCorrect).toBeGreaterThan(passSwapped * 4);
});

it('The less strict the scorer, the more passes, right and wrong', () => {
  const { points } = MEASURED.curve!;
  expect(points.length).toBeGreaterThan(2);
  for (const [i, { right, swapped, near }] of points.entries()) {
    const before = points[i - 1] ?? { right: 0, swapped: 0, near: 0 };
    expect(right).toBeGreaterThan(before.right);
    expect(swapped).toBeGreaterThan(before.swapped);
    expect(near).toBeGreaterThan(before.near);
  }
});

it('Every kind of error was counted, on speakers and recordings whose number is told', () => {
  const { measuredOn, recordings, speakers, said, kinds } = MEASURED.errors!;
  expect(measuredOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(recordings).toBeGreaterThan(speakers);
  expect(Object.keys(kinds).sort()).toEqual([...ERROR_KINDS].sort());
  for (const { clear, again, open } of [said, ...Object.values(kinds)])
    for (const count of [clear, again, open]) {
      expect(Number.isInteger(count)).toBe(true);
      expect(count).toBeGreaterThanOrEqual(0);
    }
});

it('Words that were said pass more often than words of any kind of error that is shown', () => {
  const { said, kinds } = MEASURED.errors!;
  const share = ({ clear, again, open }: typeof said) => again / (clear + again + open);
  expect(share(kinds.otherWord)).toBeGreaterThan(10 * share(said));
});
