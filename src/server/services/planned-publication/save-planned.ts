import 'server-only';
import { startOfDay } from '~/domain/day';
import type { PublicationHour } from '~/schemas/planned-publication';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { PublicationKind } from '~/server/prisma-client/enums';

const HOUR_MS = 3_600_000;

interface WantedPublication extends PublicationHour {
  kind: PublicationKind;
  draftId: string;
  version: number;
  /** For the log of acts. */
  reason: string | undefined;
  now: Date;
}

/** Plans a publication at a full hour in Taipei; a later order replaces an earlier one. The caller has locked the
 *  draft or video, and has checked that it is ready.
 *  @throws ServiceError PUBLICATION_HOUR_PAST */
export async function savePlannedPublication(
  tx: Tx,
  { draftId, kind, version, day, hour, reason = '', now }: WantedPublication,
): Promise<Date> {
  const publishAt = new Date(startOfDay(day).getTime() + hour * HOUR_MS);
  if (publishAt <= now) throw new ServiceError('PUBLICATION_HOUR_PAST');
  const order = { kind, version, publishAt, reason, failure: null, failedAt: null };
  await tx.plannedPublication.upsert({
    where: { draftId },
    create: { draftId, ...order },
    update: order,
  });
  return publishAt;
}
