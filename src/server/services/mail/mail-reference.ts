import { z } from 'zod';

const referenceSchema = z.object({
  orderId: z.uuid().optional().catch(undefined),
  giftId: z.uuid().optional().catch(undefined),
  /** An activity's. */
  slug: z.string().optional().catch(undefined),
});

/** The subject of a mail: ids, without names, amounts and secrets. */
export type MailReference = z.infer<typeof referenceSchema>;

/** The part of a payload that stays after the mail was sent, so that it can be found with its order, composed
 *  again, and deleted with its gift. */
export function mailReference(payload: unknown): MailReference {
  return referenceSchema.catch({}).parse(payload);
}
