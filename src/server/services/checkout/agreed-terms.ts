import type { Tx } from '~/server/db';

/** The versions of the terms of use and of the refund policy that are published now: what a press of the
 *  pay button agrees to. Null where there is no such text. */
export async function agreedTerms(
  tx: Tx,
): Promise<{ touVersion: Date | null; refundVersion: Date | null }> {
  const newest = await tx.legalText.groupBy({
    by: ['slug'],
    where: { slug: { in: ['tou', 'refund'] } },
    _max: { version: true },
  });
  const of = (slug: string) => newest.find((text) => text.slug === slug)?._max.version ?? null;
  return { touVersion: of('tou'), refundVersion: of('refund') };
}

/** A further press agrees again, as long as the order waits to be paid. Of an order that is being settled at
 *  this moment nothing is changed, nor is that waited for: settling may wait for the account, which a press
 *  holds. */
export async function agreeAgain(tx: Tx, orderId: string): Promise<void> {
  const { touVersion, refundVersion } = await agreedTerms(tx);
  const day = (version: Date | null) => version?.toISOString().slice(0, 10) ?? null;
  await tx.$executeRaw`
    UPDATE "Order"
    SET "touVersion" = ${day(touVersion)}::date, "refundVersion" = ${day(refundVersion)}::date
    WHERE id IN (
      SELECT id FROM "Order" WHERE id = ${orderId}::uuid AND status = 'PENDING'
      FOR NO KEY UPDATE SKIP LOCKED)`;
}
