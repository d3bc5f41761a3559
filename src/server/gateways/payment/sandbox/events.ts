import { z } from 'zod';
import { wordSchema } from '~/schemas/text';
import type { SandboxCharge } from '~/server/prisma-client/client';
import type { GatewayEvent } from '../gateway';

/** The fields of an event that are not in its webhook, because they are the same for all events. */
export const BANK = { gateway: 'sandbox', reportsRefunds: true } as const;

/** Body of the bank's webhook. */
export const webhookSchema = z.object({
  eventId: wordSchema(200),
  kind: z.enum(['captured', 'declined', 'cancelled']),
  reference: wordSchema(40),
  providerId: wordSchema(100),
  amount: z.int(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  cardLast4: z
    .string()
    .regex(/^\d{4}$/)
    .nullable(),
  reason: wordSchema(100).nullable(),
});
export type BankWebhook = z.infer<typeof webhookSchema>;

const KINDS = { CAPTURED: 'captured', DECLINED: 'declined', CANCELLED: 'cancelled' } as const;

/** The latest event of a charge; null while there is none. Its id is derived from the charge's row, so that a
 *  webhook, its redelivery and the result of a query are recognised as one. */
export function toEvent(charge: SandboxCharge): GatewayEvent | null {
  const kind = KINDS[charge.status as keyof typeof KINDS];
  if (!kind || !charge.decidedAt) return null;
  return {
    ...BANK,
    eventId: `${charge.id}:${kind}:${charge.decidedAt.getTime()}`,
    kind,
    reference: charge.reference,
    providerId: charge.id,
    amount: charge.amount,
    currency: charge.currency,
    cardLast4: charge.cardLast4,
    reason: charge.declineReason,
  };
}
