import { z } from 'zod';

const referenceSchema = z.object({
  orderId: z.uuid().optional().catch(undefined),
  giftId: z.uuid().optional().catch(undefined),
  /** An activity's. */
  slug: z.string().optional().catch(undefined),
});

/** What a mail is about: ids, no name, no amount and no secret. */
export type MailReference = z.infer<typeof referenceSchema>;

/** The part of a payload that stays when the mail has left, so that it can be found with its order, composed anew,
 *  and deleted with its gift. */
export function mailReference(payload: unknown): MailReference {
  return referenceSchema.catch({}).parse(payload);
}
