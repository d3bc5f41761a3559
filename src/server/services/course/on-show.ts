import 'server-only';
import type { ServiceContext } from '~/server/context';
import type { Prisma } from '~/server/db';
import { come } from '../publication/come';

/** Units that lists show and anybody may begin: their day has come, and nobody took them back. */
export function onShow(now: Date): Prisma.UnitWhereInput {
  return { publishedOn: come(now), withdrawnAt: null };
}

/** Units whose lesson the actor may open: those on show, and those begun before they were taken back. */
export function openable({ ctx: { actor, now } }: { ctx: ServiceContext }): Prisma.UnitWhereInput {
  if (actor.kind !== 'user') return onShow(now());
  const begun = { enrolments: { some: { userId: actor.id } } };
  return { publishedOn: come(now()), OR: [{ withdrawnAt: null }, begun] };
}
