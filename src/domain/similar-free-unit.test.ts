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
const chosen = (...all: Unit[]) => findSimilarFreeUnit(membersOnly, all)?.slug ?? null;

it('a free piece of the same category comes before one of the same level', () => {
  const other = unit('other', { category: 'sports' });
  expect(chosen(other, unit('hard', { level: 'B2' }))).toBe('hard');
});

it('without one of its category, the nearest level counts', () => {
  const far = unit('far', { category: 'sports', level: 'A2' });
  expect(
    findSimilarFreeUnit({ ...membersOnly, level: 'B2' }, [
      far,
      { ...far, slug: 'near', level: 'B1' },
    ])?.slug,
  ).toBe('near');
});

it('of several alike the newest is chosen, in whatever order they come', () => {
  const old = unit('old');
  const newer = unit('newer', { publishedOn: new Date('2026-11-20') });
  expect([chosen(old, newer), chosen(newer, old)]).toEqual(['newer', 'newer']);
});

it('neither a members\u2019 piece nor itself is offered, and nothing when nothing is free', () => {
  expect(chosen(membersOnly, unit('second', { access: 'VIP' }), unit('closed'))).toBeNull();
  expect(chosen()).toBeNull();
});

it('leaves the list in its order', () => {
  const all = [unit('b'), unit('a')];
  findSimilarFreeUnit(membersOnly, all);
  expect(all.map(({ slug }) => slug)).toEqual(['b', 'a']);
});
