import { comeAgain } from '~/server/come-again';
import type { ServiceContext } from '~/server/context';
import { gatewayNamed } from '~/server/gateways/payment/configured';
import { InvalidCallback } from '~/server/gateways/payment/gateway';
import { BodyTooLarge, readAtMost } from '~/server/read-at-most';
import { settlePayment } from '~/server/services/payment/settle-payment';

const MOST_BYTES = 64 * 1024;

/** The gateways' door: verifies a callback and books it. The gateway hears its acknowledgement only after
 *  the commit: anything else makes it tell it again. */
export async function receiveCallback(
  ctx: ServiceContext,
  gatewayName: string,
  request: Request,
): Promise<Response> {
  const gateway = gatewayNamed(gatewayName, ctx.db);
  if (!gateway) return answer(404, 'unknown gateway');
  try {
    const body = new TextDecoder().decode(await readAtMost(request, MOST_BYTES));
    const event = gateway.readCallback({ headers: request.headers, body, now: ctx.now() });
    const settled = event && (await settlePayment({ ctx, input: event }));
    return settled === 'UNKNOWN_REFERENCE'
      ? answer(404, settled)
      : answer(200, gateway.acknowledgement);
  } catch (error) {
    if (error instanceof BodyTooLarge) return answer(413, 'too large');
    if (error instanceof InvalidCallback) return answer(400, 'not genuine');
    const away = comeAgain(error);
    if (away) return away;
    console.error(`A callback of the gateway ${gatewayName} could not be booked.`, error);
    return answer(500, 'not booked');
  }
}

function answer(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
