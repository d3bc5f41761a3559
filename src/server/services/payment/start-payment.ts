import { randomBytes } from 'node:crypto';
import { FIRST_POLL_DELAY_MS } from '~/domain/gateway-backoff';
import { makePaymentReference, statusAt } from '~/domain/order';
import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import { textIn, WRITING } from '~/i18n/writing';
import { route } from '~/lib/routes';
import type { PaymentStart } from '~/schemas/order';
import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import {
  type ChargeRequest,
  GatewayUnavailable,
  type PaymentGateway,
} from '~/server/gateways/payment/gateway';
import type { GatewayName } from '~/server/prisma-client/client';
import { withTransaction } from '~/server/transaction';
import { lockOrder } from '../order/lock-order';
import { abandonPayment } from './abandon-payment';
import { toChargeReference } from './charge-reference';
import { settlePayment } from './settle-payment';

/** Maximum number of payments tried in a row; each round settles one that the gateway has closed. */
const MAX_ROUNDS = 5;

/** Sends the buyer of a pending order to the gateway's card page.
 *
 *  An order has at most one open payment: as long as its page accepts cards, every tab gets that page, so that
 *  two tabs cannot pay twice. A payment that the gateway has closed is settled first: if it was captured (its
 *  webhook was lost), the buyer gets the confirmation; if not, a new payment begins. A payment with a page that
 *  cannot be opened again is abandoned for a new one; should both be paid, the second capture is refunded. The
 *  payment's reference is committed before the request to the gateway, and the page's session before the page
 *  is shown.
 *  @throws ServiceError ORDER_NOT_FOUND | ORDER_NOT_PAYABLE | GATEWAY_UNAVAILABLE */
export async function startPayment({
  ctx,
  input: { orderId, gateway },
}: Verb<{ orderId: string; gateway: PaymentGateway }>): Promise<PaymentStart> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const request = await findOrCreateOpenPayment(ctx, orderId, gateway.name);
    if (request === null) return { orderId, redirectUrl: confirmationPath(ctx, orderId) };
    const started = await gateway.start(request).catch((error: unknown) => {
      if (!(error instanceof GatewayUnavailable)) throw error;
      throw new ServiceError('GATEWAY_UNAVAILABLE');
    });
    if (started.state === 'open') {
      const { sessionId, redirectUrl, fields } = started;
      const { reference } = request;
      if (request.sessionId !== sessionId)
        await ctx.db.payment.update({ where: { reference }, data: { sessionId } });
      return { orderId, redirectUrl, ...(fields && { fields }) };
    }
    if (started.state === 'expired') await abandonPayment({ ctx, input: request.reference });
    else await settlePayment({ ctx, input: started.event });
  }
  throw new ServiceError('GATEWAY_UNAVAILABLE');
}

/** Finds or creates the order's open payment, and commits it.
 *  @returns null when the order is paid already */
function findOrCreateOpenPayment(
  ctx: ServiceContext,
  orderId: string,
  gateway: GatewayName,
): Promise<ChargeRequest | null> {
  return withTransaction(ctx, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked) throw new ServiceError('ORDER_NOT_FOUND');
    const status = statusAt(locked, ctx.now());
    if (status === 'PAID') return null;
    if (status !== 'PENDING') throw new ServiceError('ORDER_NOT_PAYABLE');
    const order = await tx.order.findUniqueOrThrow({
      where: { id: orderId },
      include: { lines: { orderBy: { id: 'asc' } } },
    });
    const open = await tx.payment.findFirst({
      where: { orderId, gateway, status: { in: ['STARTED', 'DECLINED'] } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    const at = ctx.now();
    const payment =
      open ??
      (await tx.payment.create({
        data: {
          orderId,
          gateway,
          reference: makePaymentReference(randomBytes(18)),
          amount: order.total,
          currency: order.currency,
          createdAt: at,
          nextCheckAt: new Date(at.getTime() + FIRST_POLL_DELAY_MS),
        },
      }));
    const names = order.lines.map((line) => {
      const name = textIn(line, 'name', ctx.language);
      return line.qty > 1 ? `${name} × ${line.qty}` : name;
    });
    return {
      ...toChargeReference(payment),
      openedAt: payment.createdAt,
      expiresAt: order.expiresAt,
      description: `${order.number} ${names.join(WRITING[ctx.language].list)}`,
      language: ctx.language,
      webhookUrl: new URL(`/api/payments/${gateway}`, env().APP_URL).href,
      returnUrl: new URL(confirmationPath(ctx, orderId), env().APP_URL).href,
    };
  });
}

function confirmationPath(ctx: ServiceContext, orderId: string): string {
  return localePath(ctx.language, route('order-created-id', { id: orderId }));
}
