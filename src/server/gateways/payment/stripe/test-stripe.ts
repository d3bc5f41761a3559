import Stripe from 'stripe';
import { startTestShop } from '../test-shop';
import type { StripeAccount } from './client';
import { type Made, TestBooks } from './test-books';

/** A local site that speaks the part of Stripe's protocol that the shop uses, for tests: the real one
 *  cannot be reached from them. Idempotency keys, expiry, refunds and signed webhooks work as documented. */
export interface TestStripe {
  account: StripeAccount;
  books: TestBooks;
  /** Types a card into a session's page, and tells the shop, unless `tell` is false. */
  pay(
    redirectUrl: string,
    card: 'good' | 'declined',
    options?: { tell?: boolean },
  ): Promise<'captured' | 'declined' | 'closed'>;
  /** What Stripe would post, signed. */
  message(type: string, object: object, secret?: string): StripeMessage;
  /** Posts it to the shop. @returns the status of its answer */
  tell(type: string, object: object, over?: { secret?: string }): Promise<number>;
  close(): Promise<void>;
}

export interface StripeMessage {
  body: string;
  headers: Record<string, string>;
}

const ACCOUNT = {
  secretKey: 'sk_test_a_key_that_no_log_may_show',
  webhookSecret: 'whsec_a_secret_that_no_log_may_show',
};

/** @param webhookUrl where the shop listens, as it is entered at Stripe's desk */
export async function startTestStripe(webhookUrl: () => string): Promise<TestStripe> {
  const books = new TestBooks();
  const site = await startTestShop(async (request) => {
    if (request.headers.get('authorization') !== `Bearer ${ACCOUNT.secretKey}`)
      return refusal(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
    const { pathname, searchParams } = new URL(request.url);
    const params = new URLSearchParams(await request.text());
    const key = request.headers.get('idempotency-key');
    const made = answer(books, request.method, pathname, searchParams, params, key);
    return made.error ? refusal(made.status ?? 400, made.error) : Response.json(made.object);
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
  const tell = (type: string, object: object, { secret }: { secret?: string } = {}) =>
    fetch(webhookUrl(), { method: 'POST', ...message(type, object, secret) }).then(
      ({ status }) => status,
    );

  return {
    account: { ...ACCOUNT, url: site.origin },
    books,
    message,
    tell,
    async pay(redirectUrl, card, { tell: heard = true } = {}) {
      const session = books.sessionAt(redirectUrl);
      if (session.status !== 'open') return 'closed';
      if (card === 'declined') {
        if (heard) await tell('charge.failed', books.decline(session));
        return 'declined';
      }
      books.capture(session);
      if (heard) await tell('checkout.session.completed', books.sessionObject(session));
      return 'captured';
    },
    close: site.close,
  };
}

function answer(
  books: TestBooks,
  method: string,
  path: string,
  query: URLSearchParams,
  params: URLSearchParams,
  key: string | null,
): Made {
  // /v1/checkout/sessions/<id>/<verb>
  const [, , , , id = '', verb] = path.split('/');
  if (method === 'POST' && path === '/v1/checkout/sessions')
    return books.once(key, params, () => books.openSession(params));
  if (path.startsWith('/v1/checkout/sessions/')) {
    const session = books.sessions.get(id);
    if (!session) return { status: 404, error: { code: 'resource_missing' } };
    return verb === 'expire'
      ? books.expire(session)
      : { object: books.sessionObject(session, true) };
  }
  if (method === 'POST' && path === '/v1/refunds')
    return books.once(key, params, () => books.refund(params));
  if (path === '/v1/refunds') return books.refundsOf(query.get('payment_intent') ?? '');
  return { status: 404, error: { code: 'unknown_path', message: path } };
}

function refusal(status: number, error: object): Response {
  return Response.json({ error: { type: 'invalid_request_error', ...error } }, { status });
}
