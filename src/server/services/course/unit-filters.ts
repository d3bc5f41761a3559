import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Prisma } from '~/server/db';
import { publishedBy } from '../site-content/published-by';

/** Units that lists show and anybody may begin: their day has come, and nobody took them back. */
export function listedUnits(now: Date): Prisma.UnitWhereInput {
  return { publishedOn: publishedBy(now), withdrawnAt: null };
}

/** Units whose lesson the actor may open: those on show, and those begun before they were taken back. */
export function accessibleUnits({
  ctx: { actor, now },
}: {
  ctx: ServiceContext;
}): Prisma.UnitWhereInput {
  if (actor.kind !== 'user') return listedUnits(now());
  const begun = { enrolments: { some: { userId: actor.id } } };
  return { publishedOn: publishedBy(now()), OR: [{ withdrawnAt: null }, begun] };
}
