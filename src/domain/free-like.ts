import { LEVELS } from './unit-kinds';

interface Piece {
  slug: string;
  category: string;
  level: (typeof LEVELS)[number];
  access: 'FREE' | 'VIP';
  publishedOn: Date;
}

/** The free piece that is most like one for members: of the same category if there is one, then of the
 *  nearest level, then the newest. Null when none is free. */
export function freeLike<One extends Piece>(
  closed: Pick<Piece, 'slug' | 'category' | 'level'>,
  all: readonly One[],
): One | null {
  const far = ({ level }: Piece) => Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(closed.level));
  const apart = ({ category }: Piece) => Number(category !== closed.category);
  const free = all.filter(({ slug, access }) => access === 'FREE' && slug !== closed.slug);
  const [first = null] = free.sort(
    (a, b) =>
      apart(a) - apart(b) ||
      far(a) - far(b) ||
      b.publishedOn.getTime() - a.publishedOn.getTime() ||
      a.slug.localeCompare(b.slug),
  );
  return first;
}
