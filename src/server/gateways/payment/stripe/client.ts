import Stripe from 'stripe';
import { GatewayUnavailable } from '../gateway';

/** Credentials of the shop's account at Stripe. */
export interface StripeAccount {
  secretKey: string;
  /** Signing secret of the webhook. */
  webhookSecret: string;
  /** Stripe's origin. */
  url: string;
}

const TIMEOUT_MS = 10_000;

/** The official client. Mutating calls carry idempotency keys, so that it can repeat them. */
export function stripeClient({ secretKey, url }: StripeAccount): Stripe {
  const { protocol, hostname, port } = new URL(url);
  return new Stripe(secretKey, {
    host: hostname,
    port: port || (protocol === 'http:' ? 80 : 443),
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
  });
}

/** Stripe's own code of a rejected request. Any other error is thrown as unavailability, with our message,
 *  because Stripe's may repeat part of a key.
 *  @throws GatewayUnavailable */
export function stripeErrorCode(error: unknown): string {
  if (error instanceof GatewayUnavailable) throw error;
  if (!(error instanceof Stripe.errors.StripeError)) throw error;
  const { type, code, statusCode } = error;
  if (error instanceof Stripe.errors.StripeInvalidRequestError) return code ?? 'invalid_request';
  // The key was used for a different request; with 409 the first one is still in progress.
  if (error instanceof Stripe.errors.StripeIdempotencyError && statusCode !== 409)
    return 'idempotency_error';
  throw new GatewayUnavailable(`Stripe: ${type} ${code ?? ''} ${statusCode ?? ''}`.trim());
}

/** The result of a call; a rejected one counts as unavailability. @throws GatewayUnavailable */
export async function unwrapCall<T>(call: Promise<T>): Promise<T> {
  return call.catch((error: unknown) => {
    throw new GatewayUnavailable(`Stripe rejected: ${stripeErrorCode(error)}`);
  });
}
