import type { Tx } from '~/server/db';
import { versionsInForce } from '../legal-text/versions';

/** The versions of the terms of use and of the refund policy that are in force, which a checkout accepts. Null where
 *  there is no such text. */
export async function currentTermsVersions(
  tx: Tx,
  now: Date,
): Promise<{ termsVersion: Date | null; refundVersion: Date | null }> {
  const versions = await versionsInForce(tx, now);
  return {
    termsVersion: versions.get('tou') ?? null,
    refundVersion: versions.get('refund') ?? null,
  };
}

/** Records the terms accepted by a further submission, as long as the order is pending. An order that is
 *  being settled at this moment is skipped without waiting, because settling may wait for the account, which
 *  the checkout has locked. */
export async function reacceptTerms(tx: Tx, orderId: string, now: Date): Promise<void> {
  const { termsVersion, refundVersion } = await currentTermsVersions(tx, now);
  const day = (version: Date | null) => version?.toISOString().slice(0, 10) ?? null;
  await tx.$executeRaw`
    UPDATE "Order"
    SET "termsVersion" = ${day(termsVersion)}::date, "refundVersion" = ${day(refundVersion)}::date
    WHERE id IN (
      SELECT id FROM "Order" WHERE id = ${orderId}::uuid AND status = 'PENDING'
      FOR NO KEY UPDATE SKIP LOCKED)`;
}
