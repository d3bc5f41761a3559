import { describe, expect, it } from 'vitest';
import { chooseNew } from './choose-unit';
import { chooseStartUnit } from './start-unit';

const unit = (slug: string, level: 'A2' | 'B1' | 'B2', access: 'FREE' | 'VIP' = 'FREE') => ({
  slug,
  level,
  access,
  publishedOn: `2026-11-2${slug.length % 10}` as const,
  tried: 0,
  passed: 0,
  practisedOn: null,
  finishedOn: null,
});
const NEWEST_FIRST = [unit('hard', 'B2'), unit('mid', 'B1'), unit('own', 'A2', 'VIP')];

describe('The unit for somebody of whom nothing is known', () => {
  it('It is the newest free one of A2, or of the nearest level', () => {
    const units = [...NEWEST_FIRST, unit('easy', 'A2'), unit('easier', 'A2')];
    expect(chooseStartUnit(units)?.slug).toBe('easy');
    expect(chooseStartUnit(NEWEST_FIRST)?.slug).toBe('mid');
    expect(chooseStartUnit([unit('own', 'A2', 'VIP')])).toBeUndefined();
  });

  it('The plan of an unknown level begins at the same level, and that of a stated one at its own', () => {
    const units = [...NEWEST_FIRST, unit('easy', 'A2')].filter(({ access }) => access === 'FREE');
    const choose = (level: 'B2' | null) => chooseNew(units, { level, today: '2026-11-29' });
    expect(choose(null)?.unit.slug).toBe('easy');
    expect(choose('B2')?.unit.slug).toBe('hard');
  });
});
