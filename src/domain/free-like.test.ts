import { expect, it } from 'vitest';
import { freeLike } from './free-like';

type Piece = Parameters<typeof freeLike>[1][number];

const piece = (slug: string, more: Partial<Piece> = {}): Piece => ({
  slug,
  category: 'science',
  level: 'B1',
  access: 'FREE',
  publishedOn: new Date('2026-11-01'),
  ...more,
});
const closed = piece('closed', { access: 'VIP' });
const chosen = (...all: Piece[]) => freeLike(closed, all)?.slug ?? null;

it('a free piece of the same category comes before one of the same level', () => {
  const other = piece('other', { category: 'sports' });
  expect(chosen(other, piece('hard', { level: 'B2' }))).toBe('hard');
});

it('without one of its category, the nearest level counts', () => {
  const far = piece('far', { category: 'sports', level: 'A2' });
  expect(
    freeLike({ ...closed, level: 'B2' }, [far, { ...far, slug: 'near', level: 'B1' }])?.slug,
  ).toBe('near');
});

it('of several alike the newest is chosen, in whatever order they come', () => {
  const old = piece('old');
  const newer = piece('newer', { publishedOn: new Date('2026-11-20') });
  expect([chosen(old, newer), chosen(newer, old)]).toEqual(['newer', 'newer']);
});

it('neither a members\u2019 piece nor itself is offered, and nothing when nothing is free', () => {
  expect(chosen(closed, piece('second', { access: 'VIP' }), piece('closed'))).toBeNull();
  expect(chosen()).toBeNull();
});

it('leaves the list in its order', () => {
  const all = [piece('b'), piece('a')];
  freeLike(closed, all);
  expect(all.map(({ slug }) => slug)).toEqual(['b', 'a']);
});
