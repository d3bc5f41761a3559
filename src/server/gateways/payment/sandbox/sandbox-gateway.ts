import { secretToken } from '~/lib/secret-token';
import type { Database } from '~/server/db';
import type { SandboxCharge } from '~/server/prisma-client/client';
import { type ChargeState, InvalidCallback, type PaymentGateway } from '../gateway';
import { callbackSchema, eventOf } from './events';
import { refundCharge } from './refund-charge';
import { isGenuine } from './signature';

/** The embedded test bank. Its card page is served by this very site, so that page's address has no
 *  host: it works under whatever name the browser reached us. */
export function sandboxGateway(db: Database, secret: string): PaymentGateway {
  return {
    name: 'sandbox',
    acknowledgement: 'OK',
    knowsRefundKeys: true,
    tellsRefunds: true,

    async start(request) {
      const { reference, amount, currency, description, language, callbackUrl, returnUrl } =
        request;
      const asked = { reference, amount, currency, description, language, callbackUrl, returnUrl };
      await db.sandboxCharge.createMany({
        data: [{ ...asked, pageToken: secretToken() }],
        skipDuplicates: true,
      });
      const charge = await db.sandboxCharge.findUniqueOrThrow({ where: { reference } });
      const state = stateOf(charge);
      if (state.state === 'closed') return { state: 'closed', event: state.event };
      const redirectUrl = `/sandbox-bank/${charge.pageToken}`;
      return { state: 'open', sessionId: charge.id, redirectUrl };
    },

    async query({ reference }) {
      const charge = await db.sandboxCharge.findUnique({ where: { reference } });
      return charge ? stateOf(charge) : { state: 'unknown' };
    },

    async cancel(charge) {
      await closeCharge(db, charge.reference, new Date());
      return this.query(charge);
    },

    refund: (request) => refundCharge(db, request),

    readCallback({ headers, body, now }) {
      if (!isGenuine(secret, headers, body, now)) throw new InvalidCallback('signature');
      const parsed = callbackSchema.safeParse(parseJson(body));
      if (!parsed.success) throw new InvalidCallback('body');
      return { gateway: 'sandbox', ...parsed.data };
    },
  };
}

/** Ends an open charge without a payment; whoever decided first wins. */
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

function stateOf(charge: SandboxCharge): ChargeState & { state: 'open' | 'closed' } {
  const event = eventOf(charge);
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
