import { expect, it } from 'vitest';
import { MEASURED } from './measured';

it('Every measured figure is a fraction or a correlation, on a known day', () => {
  for (const { measuredOn, ...figures } of Object.values(MEASURED)) {
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
