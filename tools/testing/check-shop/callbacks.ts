import { captured, tell } from './bank';
import { Browser } from './browser';
import { type Chapter, newcomer, order, orderNow, vipOf } from './shop';

/** What the bank says counts only when the bank says it, once, and about the right amount. */
export const callbacks: Chapter = async (shop) => {
  const { report, bankSecret: secret } = shop;
  const bank = new Browser(shop.site);
  const browser = await newcomer(shop);
  const { orderId, total, card } = await order(shop, browser);
  const { reference } = card;
  const status = async () => (await orderNow(browser, orderId))?.status;
  report.fact('The card page names its reference', reference !== '', card.text);

  const forged: [string, number, Promise<number>][] = [
    ['without a signature', 400, tell(bank, captured(reference, total), { secret: null })],
    [
      'signed with another secret',
      400,
      tell(bank, captured(reference, total), { secret: 'x'.repeat(40) }),
    ],
    ['that is garbage', 400, tell(bank, 'not { json', { secret: null })],
  ];
  for (const [what, wanted, found] of forged)
    report.same(`A callback ${what} is refused`, await found, wanted);
  report.same('Nobody’s callback pays an order', await status(), 'PENDING');
  if (secret === null) {
    report.skipped(
      'genuine, old, altered, doubled and wrong callbacks: they need SANDBOX_BANK_SECRET or DATA_DIR',
    );
    return;
  }
  const text = JSON.stringify(captured(reference, total));
  const refused: [string, number, Promise<number>][] = [
    ['of ten minutes ago', 400, tell(bank, text, { secret, ahead: -600 })],
    ['of ten minutes ahead', 400, tell(bank, text, { secret, ahead: 600 })],
    [
      'that was altered',
      400,
      tell(bank, text, { secret, instead: text.replace('captured', 'captured ') }),
    ],
    ['that is signed garbage', 400, tell(bank, 'not { json', { secret })],
    [
      'with the amount as a text',
      400,
      tell(bank, captured(reference, 0, { amount: String(total) }), { secret }),
    ],
    ['with a broken amount', 400, tell(bank, captured(reference, total + 0.5), { secret })],
    [
      'with a currency in small letters',
      400,
      tell(bank, captured(reference, total, { currency: 'twd' }), { secret }),
    ],
    ['of 70 KB', 413, tell(bank, `"${'x'.repeat(70_000)}"`, { secret })],
    ['about an unknown charge', 404, tell(bank, captured('SYNOBODYKNOWSTHIS', total), { secret })],
  ];
  for (const [what, wanted, found] of refused)
    report.same(`A callback ${what} is refused`, await found, wanted);
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
    const heard = await tell(bank, captured(other.card.reference, amount, { currency }), {
      secret,
    });
    const now = (await orderNow(browser, other.orderId))?.status;
    report.same(
      `A genuine callback about ${what} is heard, and pays nothing`,
      [heard, now],
      [200, 'PENDING'],
    );
  }
  report.same('Nobody is a member by any of that', (await vipOf(browser)).level, '');

  const genuine = captured(reference, total);
  report.same('A genuine callback is heard', await tell(bank, genuine, { secret }), 200);
  report.same('It pays the order', await status(), 'PAID');
  const member = await vipOf(browser);
  report.same('It makes the buyer a member', member.level, 'VIP');
  report.same('The same callback again is heard', await tell(bank, genuine, { secret }), 200);
  const crowd = await Promise.all(
    Array.from({ length: 10 }, () => tell(bank, genuine, { secret })),
  );
  report.same('Ten at once are heard', new Set(crowd), new Set([200]));
  report.same('None of them adds anything', await vipOf(browser), member);
  for (const kind of ['declined', 'cancelled'] as const) {
    const late = captured(reference, total, { kind, reason: 'card_declined' });
    const heard = await tell(bank, late, { secret });
    report.same(`A late "${kind}" takes nothing back`, [heard, await status()], [200, 'PAID']);
  }
  const short = await tell(bank, captured(reference, 1), { secret });
  report.same(
    'A late callback about another amount changes nothing',
    [short, await status()],
    [200, 'PAID'],
  );
  report.same('The membership is the same after all of it', await vipOf(browser), member);
};
