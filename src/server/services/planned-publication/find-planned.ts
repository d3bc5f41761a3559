import 'server-only';
import type { PublicationFailure } from '~/domain/publication-failure';
import type { PlannedPublicationView } from '~/schemas/planned-publication';
import type { Database } from '~/server/db';
import type { PublicationKind } from '~/server/prisma-client/enums';

/** The order to publish a draft, or to show a video, at an hour; null without one. */
export async function findPlannedPublication(
  db: Database,
  draftId: string,
): Promise<PlannedPublicationView | null> {
  const planned = await db.plannedPublication.findUnique({ where: { draftId } });
  if (!planned) return null;
  const { publishAt, version, failure } = planned;
  return { publishAt, version, failure: failure as PublicationFailure | null };
}

/** The planned hours of publication of a kind, by id; without failed ones. */
export async function listPlannedHours(
  db: Database,
  kind: PublicationKind,
): Promise<ReadonlyMap<string, Date>> {
  const planned = await db.plannedPublication.findMany({ where: { kind, failure: null } });
  return new Map(planned.map(({ draftId, publishAt }) => [draftId, publishAt]));
}
