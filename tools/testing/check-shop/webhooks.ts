import { captureEvent, sendWebhook } from './bank';
import { Browser } from './browser';
import { type Chapter, getMembership, order, orderNow, signUpNewPerson } from './shop';

/** Checks that a webhook counts only with the bank's signature, once, and with the right amount. */
export const webhooks: Chapter = async (shop) => {
  const { report, bankSecret: secret } = shop;
  const bank = new Browser(shop.site);
  const browser = await signUpNewPerson(shop);
  const { orderId, total, card } = await order(shop, browser);
  const { reference } = card;
  const status = async () => (await orderNow(browser, orderId))?.status;
  report.fact('The card page names its reference', reference !== '', card.text);

  const forged: [string, number, Promise<number>][] = [
    [
      'without a signature',
      400,
      sendWebhook(bank, captureEvent(reference, total), { secret: null }),
    ],
    [
      'signed with another secret',
      400,
      sendWebhook(bank, captureEvent(reference, total), { secret: 'x'.repeat(40) }),
    ],
    ['that is garbage', 400, sendWebhook(bank, 'not { json', { secret: null })],
  ];
  for (const [kind, expected, found] of forged)
    report.same(`A callback ${kind} is refused`, await found, expected);
  report.same('Nobody’s callback pays an order', await status(), 'PENDING');
  if (secret === null) {
    report.skipped(
      'genuine, old, altered, doubled and wrong callbacks: they need SANDBOX_BANK_SECRET or DATA_DIR',
    );
    return;
  }
  const text = JSON.stringify(captureEvent(reference, total));
  const rejected: [string, number, Promise<number>][] = [
    ['of ten minutes ago', 400, sendWebhook(bank, text, { secret, ahead: -600 })],
    ['of ten minutes ahead', 400, sendWebhook(bank, text, { secret, ahead: 600 })],
    [
      'that was altered',
      400,
      sendWebhook(bank, text, { secret, instead: text.replace('captured', 'captured ') }),
    ],
    ['that is signed garbage', 400, sendWebhook(bank, 'not { json', { secret })],
    [
      'with the amount as a text',
      400,
      sendWebhook(bank, captureEvent(reference, 0, { amount: String(total) }), { secret }),
    ],
    [
      'with a broken amount',
      400,
      sendWebhook(bank, captureEvent(reference, total + 0.5), { secret }),
    ],
    [
      'with a currency in small letters',
      400,
      sendWebhook(bank, captureEvent(reference, total, { currency: 'twd' }), { secret }),
    ],
    ['of 70 KB', 413, sendWebhook(bank, `"${'x'.repeat(70_000)}"`, { secret })],
    [
      'about an unknown charge',
      404,
      sendWebhook(bank, captureEvent('SYNOBODYKNOWSTHIS', total), { secret }),
    ],
  ];
  for (const [kind, expected, found] of rejected)
    report.same(`A callback ${kind} is refused`, await found, expected);
  report.same('None of them pays the order', await status(), 'PENDING');

  const other = await order(shop, browser);
  const wrong: [string, number, string][] = [
    ['too small an amount', other.total - 1, 'TWD'],
    ['too large an amount', other.total + 1, 'TWD'],
    ['nothing', 0, 'TWD'],
    ['a negative amount', -other.total, 'TWD'],
    ['another currency', other.total, 'USD'],
  ];
  for (const [what, amount, currency] of wrong) {
    const received = await sendWebhook(
      bank,
      captureEvent(other.card.reference, amount, { currency }),
      {
        secret,
      },
    );
    const now = (await orderNow(browser, other.orderId))?.status;
    report.same(
      `A genuine callback about ${what} is heard, and pays nothing`,
      [received, now],
      [200, 'PENDING'],
    );
  }
  report.same('Nobody is a member by any of that', (await getMembership(browser)).level, '');

  const genuine = captureEvent(reference, total);
  report.same('A genuine callback is heard', await sendWebhook(bank, genuine, { secret }), 200);
  report.same('It pays the order', await status(), 'PAID');
  const member = await getMembership(browser);
  report.same('It makes the buyer a member', member.level, 'VIP');
  report.same(
    'The same callback again is heard',
    await sendWebhook(bank, genuine, { secret }),
    200,
  );
  const crowd = await Promise.all(
    Array.from({ length: 10 }, () => sendWebhook(bank, genuine, { secret })),
  );
  report.same('Ten at once are heard', new Set(crowd), new Set([200]));
  report.same('None of them adds anything', await getMembership(browser), member);
  for (const kind of ['declined', 'cancelled'] as const) {
    const late = captureEvent(reference, total, { kind, reason: 'card_declined' });
    const received = await sendWebhook(bank, late, { secret });
    report.same(`A late "${kind}" takes nothing back`, [received, await status()], [200, 'PAID']);
  }
  const short = await sendWebhook(bank, captureEvent(reference, 1), { secret });
  report.same(
    'A late callback about another amount changes nothing',
    [short, await status()],
    [200, 'PAID'],
  );
  report.same('The membership is the same after all of it', await getMembership(browser), member);
};
