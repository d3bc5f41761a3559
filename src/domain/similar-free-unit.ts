import { type Access, LEVELS } from './unit-kinds';

interface UnitCandidate {
  slug: string;
  category: string;
  level: (typeof LEVELS)[number];
  access: Access;
  publishedOn: Date;
}

/** The free unit most similar to a members' unit: of the same category if there is one, then of the nearest
 *  level, then the newest. Null when no unit is free. */
export function findSimilarFreeUnit<Unit extends UnitCandidate>(
  membersOnly: Pick<UnitCandidate, 'slug' | 'category' | 'level'>,
  all: readonly Unit[],
): Unit | null {
  const levelDistance = ({ level }: UnitCandidate) =>
    Math.abs(LEVELS.indexOf(level) - LEVELS.indexOf(membersOnly.level));
  const categoryDistance = ({ category }: UnitCandidate) =>
    Number(category !== membersOnly.category);
  const free = all.filter(({ slug, access }) => access === 'FREE' && slug !== membersOnly.slug);
  const [first = null] = free.sort(
    (a, b) =>
      categoryDistance(a) - categoryDistance(b) ||
      levelDistance(a) - levelDistance(b) ||
      b.publishedOn.getTime() - a.publishedOn.getTime() ||
      a.slug.localeCompare(b.slug),
  );
  return first;
}
