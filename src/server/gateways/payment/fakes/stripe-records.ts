/** Result of a call to the fake: an object, or Stripe's error. */
export interface FakeStripeResult {
  object?: object;
  status?: number;
  error?: { type?: string; code?: string; message?: string };
}

export interface FakeSession {
  id: string;
  status: 'open' | 'complete' | 'expired';
  reference: string;
  amount: number;
  currency: string;
  expiresAt: number;
  intent: string;
}

export interface FakeRefund {
  id: string;
  intent: string;
  amount: number;
  status: 'succeeded' | 'pending' | 'failed';
  metadata: Record<string, string>;
}

/** Records of the fake. */
export class StripeRecords {
  readonly sessions = new Map<string, FakeSession>();
  readonly refunds: FakeRefund[] = [];
  /** Initial status of new refunds. */
  refundStatus: FakeRefund['status'] = 'succeeded';
  readonly #responses = new Map<string, { params: string; made: FakeStripeResult }>();
  #count = 0;

  /** Repeats the first response for the same key and request; another request with the key is rejected. */
  once(
    key: string | null,
    params: URLSearchParams,
    make: () => FakeStripeResult,
  ): FakeStripeResult {
    const before = key === null ? undefined : this.#responses.get(key);
    if (before && before.params !== params.toString())
      return { error: { type: 'idempotency_error', message: 'Keys are for one request.' } };
    const made = before?.made ?? make();
    if (key !== null) this.#responses.set(key, { params: params.toString(), made });
    return made;
  }

  openSession(params: URLSearchParams): FakeStripeResult {
    const now = Date.now() / 1000;
    const expiresAt = Number(params.get('expires_at'));
    const amount = Number(params.get('line_items[0][price_data][unit_amount]'));
    if (!(expiresAt >= now + 1800 && expiresAt <= now + 86_400))
      return { error: { code: 'parameter_invalid', message: 'expires_at' } };
    if (params.get('mode') !== 'payment' || !Number.isInteger(amount) || amount % 100 !== 0)
      return { error: { code: 'parameter_invalid', message: 'amount' } };
    const number = ++this.#count;
    const session: FakeSession = {
      id: `cs_test_${number}`,
      status: 'open',
      reference: params.get('client_reference_id') ?? '',
      amount,
      currency: params.get('line_items[0][price_data][currency]') ?? '',
      expiresAt,
      intent: `pi_${number}`,
    };
    this.sessions.set(session.id, session);
    return { object: this.sessionObject(session) };
  }

  findSession(redirectUrl: string): FakeSession {
    const session = this.sessions.get(redirectUrl.split('/').at(-1) ?? '');
    if (!session) throw new Error(`No session at ${redirectUrl}`);
    return session;
  }

  capture(session: FakeSession): void {
    session.status = 'complete';
  }

  expire(session: FakeSession): FakeStripeResult {
    if (session.status !== 'open')
      return { error: { message: 'Only open sessions can be expired.' } };
    session.status = 'expired';
    return { object: this.sessionObject(session) };
  }

  sessionObject(session: FakeSession, expanded = false): object {
    const { id, status, reference, amount, currency, expiresAt, intent } = session;
    const paid = status === 'complete';
    return {
      id,
      object: 'checkout.session',
      status,
      payment_status: paid ? 'paid' : 'unpaid',
      client_reference_id: reference,
      metadata: { reference },
      amount_total: amount,
      currency,
      expires_at: expiresAt,
      url: status === 'open' ? `http://127.0.0.1:9/c/pay/${id}` : null,
      payment_intent: paid
        ? expanded
          ? { id: intent, latest_charge: this.chargeObject(session) }
          : intent
        : null,
    };
  }

  chargeObject({ intent, amount, currency, reference }: FakeSession): object {
    return {
      id: `ch_${intent}`,
      object: 'charge',
      payment_intent: intent,
      amount,
      amount_refunded: this.#refundTotal(intent),
      currency,
      metadata: { reference },
      payment_method_details: { type: 'card', card: { last4: '4242' } },
    };
  }

  decline(session: FakeSession): object {
    return {
      ...this.chargeObject(session),
      id: `ch_declined_${++this.#count}`,
      failure_code: 'card_declined',
      outcome: { reason: 'generic_decline' },
      payment_method_details: { type: 'card', card: { last4: '0002' } },
    };
  }

  refund(params: URLSearchParams): FakeStripeResult {
    const intent = params.get('payment_intent') ?? '';
    const amount = Number(params.get('amount'));
    const session = [...this.sessions.values()].find((one) => one.intent === intent);
    if (session?.status !== 'complete') return { error: { code: 'resource_missing' } };
    if (!(amount > 0) || this.#refundTotal(intent) + amount > session.amount)
      return { error: { code: 'charge_already_refunded' } };
    const metadata = Object.fromEntries(
      [...params].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key ? [[key, value]] : [];
      }),
    );
    const refund = {
      id: `re_${++this.#count}`,
      intent,
      amount,
      status: this.refundStatus,
      metadata,
    };
    this.refunds.push(refund);
    return { object: this.refundObject(refund, session.currency) };
  }

  listRefunds(intent: string): FakeStripeResult {
    const data = this.refunds
      .filter((refund) => refund.intent === intent)
      .map((refund) => this.refundObject(refund));
    return { object: { object: 'list', data, has_more: false, url: '/v1/refunds' } };
  }

  refundObject({ id, intent, amount, status, metadata }: FakeRefund, currency = 'twd'): object {
    return { id, object: 'refund', payment_intent: intent, amount, currency, status, metadata };
  }

  #refundTotal(intent: string): number {
    return this.refunds
      .filter((refund) => refund.intent === intent && refund.status !== 'failed')
      .reduce((sum, { amount }) => sum + amount, 0);
  }
}
