import type { LegalSlug } from '~/schemas/legal-text';
import type { Tx } from '~/server/db';

/** Keys of the advisory locks: arbitrary numbers, one for each text. */
const LOCKS: Record<LegalSlug, number> = {
  tou: 2_026_112_601,
  privacy: 2_026_112_602,
  refund: 2_026_112_603,
};

/** Serialises the changes of a text's versions until the transaction ends, even before the first version. */
export async function lockVersions(tx: Tx, slug: LegalSlug): Promise<void> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCKS[slug]}::bigint)`;
}
