import { dayToDate, taipeiDay } from '~/domain/day';
import type { LegalSlug } from '~/schemas/legal-text';
import type { Tx } from '~/server/db';

/** The version of each text that is in force: the newest whose day has begun in Taipei. */
export async function versionsInForce(tx: Tx, now: Date): Promise<Map<LegalSlug, Date>> {
  const newest = await tx.legalText.groupBy({
    by: ['slug'],
    where: { version: { lte: dayToDate(taipeiDay(now)) } },
    _max: { version: true },
  });
  return new Map(
    newest.flatMap(({ slug, _max }) => (_max.version ? [[slug, _max.version] as const] : [])),
  );
}
