import { createSecretToken } from '~/lib/secret-token';
import type { Database } from '~/server/db';
import type { SandboxCharge } from '~/server/prisma-client/client';
import { type ChargeState, InvalidWebhook, type PaymentGateway } from '../gateway';
import { BANK, toEvent, webhookSchema } from './events';
import { refundCharge } from './refund-charge';
import { hasValidSignature } from './signature';

/** The embedded test bank. Its card page is served by this site, and its address has no host, so that it
 *  works under every host name of the site. */
export function sandboxGateway(db: Database, secret: string): PaymentGateway {
  return {
    name: 'sandbox',
    acknowledgement: 'OK',
    supportsRefundKeys: true,

    async start(request) {
      const { reference, amount, currency, description, language, webhookUrl, returnUrl } = request;
      const data = { reference, amount, currency, description, language, webhookUrl, returnUrl };
      await db.sandboxCharge.createMany({
        data: [{ ...data, pageToken: createSecretToken() }],
        skipDuplicates: true,
      });
      const charge = await db.sandboxCharge.findUniqueOrThrow({ where: { reference } });
      const state = toChargeState(charge);
      if (state.state === 'closed') return { state: 'closed', event: state.event };
      const redirectUrl = `/sandbox-bank/${charge.pageToken}`;
      return { state: 'open', sessionId: charge.id, redirectUrl };
    },

    async query({ reference }) {
      const charge = await db.sandboxCharge.findUnique({ where: { reference } });
      return charge ? toChargeState(charge) : { state: 'unknown' };
    },

    async cancel(charge) {
      await closeCharge(db, charge.reference, new Date());
      return this.query(charge);
    },

    refund: (request) => refundCharge(db, request),

    readWebhook({ headers, body, now }) {
      if (!hasValidSignature(secret, headers, body, now)) throw new InvalidWebhook('signature');
      const parsed = webhookSchema.safeParse(parseJson(body));
      if (!parsed.success) throw new InvalidWebhook('body');
      return { ...BANK, ...parsed.data };
    },
  };
}

/** Cancels an open charge; of a concurrent payment and cancellation, the first wins. */
export async function closeCharge(db: Database, reference: string, at: Date): Promise<boolean> {
  const { count } = await db.sandboxCharge.updateMany({
    where: { reference, status: { in: ['OPEN', 'DECLINED'] } },
    data: {
      status: 'CANCELLED',
      decidedAt: at,
      notifiedAt: null,
      nextNotifyAt: at,
      notifyTries: 0,
    },
  });
  return count > 0;
}

function toChargeState(charge: SandboxCharge): ChargeState & { state: 'open' | 'closed' } {
  const event = toEvent(charge);
  if (!event || event.kind === 'declined') return { state: 'open', lastDecline: event };
  return { state: 'closed', event, refunded: charge.refunded };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
