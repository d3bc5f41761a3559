import Stripe from 'stripe';
import type { StripeAccount } from '../stripe/client';
import { startFakeShop } from './shop';
import { type FakeStripeResult, StripeRecords } from './stripe-records';

/** A local server with the part of Stripe's protocol that the shop uses, because tests cannot reach the real
 *  one. Idempotency keys, expiry, refunds and signed webhooks work as documented. */
export interface FakeStripe {
  account: StripeAccount;
  records: StripeRecords;
  /** Types a card into a session's page, and notifies the shop, unless `notify` is false. */
  pay(
    redirectUrl: string,
    card: 'good' | 'declined',
    options?: { notify?: boolean },
  ): Promise<'captured' | 'declined' | 'closed'>;
  /** A signed webhook of Stripe. */
  message(type: string, object: object, secret?: string): StripeMessage;
  /** Posts a webhook to the shop. @returns the status of its response */
  notify(type: string, object: object, over?: { secret?: string }): Promise<number>;
  close(): Promise<void>;
}

interface StripeMessage {
  body: string;
  headers: Record<string, string>;
}

const ACCOUNT = {
  secretKey: 'sk_test_a_key_that_no_log_may_show',
  webhookSecret: 'whsec_a_secret_that_no_log_may_show',
};

/** @param webhookUrl address of the shop's endpoint, as it is entered in Stripe's dashboard */
export async function startFakeStripe(webhookUrl: () => string): Promise<FakeStripe> {
  const records = new StripeRecords();
  const site = await startFakeShop(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${ACCOUNT.secretKey}`)
      return stripeError(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided',
      });
    const { pathname, searchParams } = new URL(request.url);
    const params = new URLSearchParams(await request.text());
    const key = request.headers.get('idempotency-key');
    const made = respond(records, request.method, pathname, searchParams, params, key);
    return made.error ? stripeError(made.status ?? 400, made.error) : Response.json(made.object);
  });

  let events = 0;
  function message(type: string, object: object, secret = ACCOUNT.webhookSecret): StripeMessage {
    events += 1;
    const body = JSON.stringify({
      id: `evt_${events}`,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: Math.floor(Date.now() / 1000),
      type,
      data: { object },
    });
    const { webhooks } = new Stripe(ACCOUNT.secretKey);
    const signature = webhooks.generateTestHeaderString({ payload: body, secret });
    return { body, headers: { 'content-type': 'application/json', 'stripe-signature': signature } };
  }
  const notify = (type: string, object: object, { secret }: { secret?: string } = {}) =>
    fetch(webhookUrl(), { method: 'POST', ...message(type, object, secret) }).then(
      ({ status }) => status,
    );

  return {
    account: { ...ACCOUNT, url: site.origin },
    records,
    message,
    notify,
    async pay(redirectUrl, card, { notify: notifiesShop = true } = {}) {
      const session = records.findSession(redirectUrl);
      if (session.status !== 'open') return 'closed';
      if (card === 'declined') {
        if (notifiesShop) await notify('charge.failed', records.decline(session));
        return 'declined';
      }
      records.capture(session);
      if (notifiesShop) await notify('checkout.session.completed', records.sessionObject(session));
      return 'captured';
    },
    close: site.close,
  };
}

function respond(
  records: StripeRecords,
  method: string,
  path: string,
  query: URLSearchParams,
  params: URLSearchParams,
  key: string | null,
): FakeStripeResult {
  // /v1/checkout/sessions/<id>/<verb>
  const [, , , , id = '', verb] = path.split('/');
  if (method === 'POST' && path === '/v1/checkout/sessions')
    return records.once(key, params, () => records.openSession(params));
  if (path.startsWith('/v1/checkout/sessions/')) {
    const session = records.sessions.get(id);
    if (!session) return { status: 404, error: { code: 'resource_missing' } };
    return verb === 'expire'
      ? records.expire(session)
      : { object: records.sessionObject(session, true) };
  }
  if (method === 'POST' && path === '/v1/refunds')
    return records.once(key, params, () => records.refund(params));
  if (path === '/v1/refunds') return records.listRefunds(query.get('payment_intent') ?? '');
  return { status: 404, error: { code: 'unknown_path', message: path } };
}

function stripeError(status: number, error: object): Response {
  return Response.json({ error: { type: 'invalid_request_error', ...error } }, { status });
}
