import type { ServiceContext } from '~/server/context';
import { findGateway } from '~/server/gateways/payment/configured';
import { InvalidWebhook } from '~/server/gateways/payment/gateway';
import { GatewayName } from '~/server/prisma-client/client';
import { PayloadTooLargeError, readBodyWithLimit } from '~/server/read-body-with-limit';
import { settlePayment } from '~/server/services/payment/settle-payment';
import { log } from '~/server/telemetry/log.mjs';
import { recordRequest } from '~/server/telemetry/record-request';
import { toUnavailableResponse } from '~/server/unavailable-response';

const MAX_BYTES = 64 * 1024;

/** Entry point of the gateways: verifies a webhook and settles it. The acknowledgement is sent only after the
 *  commit: any other response makes the gateway repeat the webhook.
 *  @param gatewayName from the address; 404 for an unknown gateway, or one without settings here */
export function receiveWebhook(
  ctx: ServiceContext,
  gatewayName: string,
  request: Request,
): Promise<Response> {
  // Anybody may call any address, so an unknown gateway has no series of its own in the metrics.
  const call = Object.hasOwn(GatewayName, gatewayName) ? gatewayName : 'unknown';
  const recorded = { entry: 'webhook', call, headers: request.headers } as const;
  return recordRequest(recorded, () => settleWebhook(ctx, gatewayName, request));
}

async function settleWebhook(
  ctx: ServiceContext,
  gatewayName: string,
  request: Request,
): Promise<Response> {
  const gateway = findGateway(gatewayName, ctx.db);
  if (!gateway) return respond(404, 'unknown gateway');
  try {
    const body = new TextDecoder().decode(await readBodyWithLimit(request, MAX_BYTES));
    const event = gateway.readWebhook({ headers: request.headers, body, now: ctx.now() });
    const settled = event && (await settlePayment({ ctx, input: event }));
    return settled === 'UNKNOWN_REFERENCE'
      ? respond(404, settled)
      : respond(200, gateway.acknowledgement);
  } catch (error) {
    if (error instanceof PayloadTooLargeError) return respond(413, 'too large');
    if (error instanceof InvalidWebhook) return respond(400, 'not genuine');
    const unavailable = toUnavailableResponse(error);
    if (unavailable) return unavailable;
    log.error({ gateway: gatewayName, error }, 'A webhook could not be recorded.');
    return respond(500, 'not recorded');
  }
}

function respond(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
