import type { Tx } from '~/server/db';

/** The published versions of the terms of use and of the refund policy, which a checkout accepts. Null
 *  where there is no such text. */
export async function currentTermsVersions(
  tx: Tx,
): Promise<{ termsVersion: Date | null; refundVersion: Date | null }> {
  const newest = await tx.legalText.groupBy({
    by: ['slug'],
    where: { slug: { in: ['tou', 'refund'] } },
    _max: { version: true },
  });
  const getVersion = (slug: string) =>
    newest.find((text) => text.slug === slug)?._max.version ?? null;
  return { termsVersion: getVersion('tou'), refundVersion: getVersion('refund') };
}

/** Records the terms accepted by a further submission, as long as the order is pending. An order that is
 *  being settled at this moment is neither changed nor waited for: settling may wait for the account, which
 *  the checkout has locked. */
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
