import { LEVELS } from './unit-kinds';

interface UnitCandidate {
  slug: string;
  category: string;
  level: (typeof LEVELS)[number];
  access: 'FREE' | 'VIP';
  publishedOn: Date;
}

/** The free piece that is most like one for members: of the same category if there is one, then of the
 *  nearest level, then the newest. Null when none is free. */
export function findSimilarFreeUnit<One extends UnitCandidate>(
  membersOnly: Pick<UnitCandidate, 'slug' | 'category' | 'level'>,
  all: readonly One[],
): One | null {
  const far = ({ level }: UnitCandidate) =>
    Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(membersOnly.level));
  const apart = ({ category }: UnitCandidate) => Number(category !== membersOnly.category);
  const free = all.filter(({ slug, access }) => access === 'FREE' && slug !== membersOnly.slug);
  const [first = null] = free.sort(
    (a, b) =>
      apart(a) - apart(b) ||
      far(a) - far(b) ||
      b.publishedOn.getTime() - a.publishedOn.getTime() ||
      a.slug.localeCompare(b.slug),
  );
  return first;
}
