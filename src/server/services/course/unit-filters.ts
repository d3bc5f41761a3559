import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Prisma } from '~/server/db';
import { publishedBy } from '../site-content/published-by';

/** Filter for listed units: published and not withdrawn. */
export function listedUnits(now: Date): Prisma.UnitWhereInput {
  return { publishedOn: publishedBy(now), withdrawnAt: null };
}

/** Filter for units whose lesson the actor may open: listed ones, and those begun before they were withdrawn. */
export function accessibleUnits({
  ctx: { actor, now },
}: {
  ctx: ServiceContext;
}): Prisma.UnitWhereInput {
  if (actor.kind !== 'user') return listedUnits(now());
  const begun = { enrolments: { some: { userId: actor.id } } };
  return { publishedOn: publishedBy(now()), OR: [{ withdrawnAt: null }, begun] };
}
