import { expect, it } from 'vitest';
import { findSimilarFreeUnit } from './similar-free-unit';

type Unit = Parameters<typeof findSimilarFreeUnit>[1][number];

const unit = (slug: string, more: Partial<Unit> = {}): Unit => ({
  slug,
  category: 'science',
  level: 'B1',
  access: 'FREE',
  publishedOn: new Date('2026-11-01'),
  ...more,
});
const membersOnly = unit('closed', { access: 'VIP' });
const findSlug = (...all: Unit[]) => findSimilarFreeUnit(membersOnly, all)?.slug ?? null;

it('A free unit of the same category comes before one of the same level', () => {
  const other = unit('other', { category: 'sports' });
  expect(findSlug(other, unit('hard', { level: 'B2' }))).toBe('hard');
});

it('The nearest level decides when no free unit has the same category', () => {
  const far = unit('far', { category: 'sports', level: 'A2' });
  expect(
    findSimilarFreeUnit({ ...membersOnly, level: 'B2' }, [
      far,
      { ...far, slug: 'near', level: 'B1' },
    ])?.slug,
  ).toBe('near');
});

it('The newest of equally similar units is findSlug, in any order of the list', () => {
  const old = unit('old');
  const newer = unit('newer', { publishedOn: new Date('2026-11-20') });
  expect([findSlug(old, newer), findSlug(newer, old)]).toEqual(['newer', 'newer']);
});

it('Neither a members’ unit nor the unit itself is suggested, and null when no unit is free', () => {
  expect(findSlug(membersOnly, unit('second', { access: 'VIP' }), unit('closed'))).toBeNull();
  expect(findSlug()).toBeNull();
});

it('The search for a similar unit leaves the list in its order', () => {
  const all = [unit('b'), unit('a')];
  findSimilarFreeUnit(membersOnly, all);
  expect(all.map(({ slug }) => slug)).toEqual(['b', 'a']);
});
