import type { Tx } from '~/server/db';

/** The versions of the terms of use and of the refund policy that are published now: what a press of the
 *  pay button agrees to. Null where there is no such text. */
export async function currentTermsVersions(
  tx: Tx,
): Promise<{ termsVersion: Date | null; refundVersion: Date | null }> {
  const newest = await tx.legalText.groupBy({
    by: ['slug'],
    where: { slug: { in: ['tou', 'refund'] } },
    _max: { version: true },
  });
  const versionOf = (slug: string) =>
    newest.find((text) => text.slug === slug)?._max.version ?? null;
  return { termsVersion: versionOf('tou'), refundVersion: versionOf('refund') };
}

/** A further press agrees again, as long as the order waits to be paid. Of an order that is being settled at
 *  this moment nothing is changed, nor is that waited for: settling may wait for the account, which a press
 *  holds. */
export async function reacceptTerms(tx: Tx, orderId: string): Promise<void> {
  const { termsVersion, refundVersion } = await currentTermsVersions(tx);
  const day = (version: Date | null) => version?.toISOString().slice(0, 10) ?? null;
  await tx.$executeRaw`
    UPDATE "Order"
    SET "termsVersion" = ${day(termsVersion)}::date, "refundVersion" = ${day(refundVersion)}::date
    WHERE id IN (
      SELECT id FROM "Order" WHERE id = ${orderId}::uuid AND status = 'PENDING'
      FOR NO KEY UPDATE SKIP LOCKED)`;
}
