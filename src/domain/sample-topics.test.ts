import { describe, expect, it } from 'vitest';
import { chooseSampleUnit } from './sample-topics';

const unit = (
  slug: string,
  category: Parameters<typeof chooseSampleUnit>[0][number]['category'],
  level: 'A2' | 'B1' | 'B2' = 'B1',
) => ({ slug, category, level });

describe('The unit of a sample sentence', () => {
  it('The unit is the newest one in the middle of the levels that is about the topic', () => {
    const units = [
      unit('newest', 'business', 'B2'),
      unit('newer', 'business'),
      unit('older', 'business'),
      unit('other', 'health'),
    ];
    expect(chooseSampleUnit(units, 'work')).toEqual({
      unit: units[1],
      topic: 'work',
      topics: ['work', 'life'],
    });
    expect(chooseSampleUnit(units, 'life')?.unit.slug).toBe('other');
  });

  it('The newest unit is chosen where none is in the middle of the levels', () => {
    const units = [unit('newest', 'science', 'A2'), unit('older', 'technology', 'B2')];
    expect(chooseSampleUnit(units, 'technology')?.unit.slug).toBe('newest');
  });

  it('A topic without a unit is not offered, and the first topic with a unit replaces it', () => {
    const found = chooseSampleUnit([unit('flight', 'general')], 'technology');
    expect(found).toMatchObject({ topic: 'life', topics: ['life'] });
  });

  it('Units about no topic are chosen from all the same, without a topic', () => {
    const found = chooseSampleUnit([unit('game', 'sports')], 'work');
    expect(found).toMatchObject({ unit: { slug: 'game' }, topic: null, topics: [] });
    expect(chooseSampleUnit([])).toBeNull();
  });
});
