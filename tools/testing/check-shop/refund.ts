import { APPROVED } from './card-page';
import { type Chapter, getMembership, order, signUpNewPerson } from './shop';

/** Checks the request of a refund. */
export const refund: Chapter = async (shop) => {
  const { report } = shop;
  const browser = await signUpNewPerson(shop);
  const { orderId: id, total, card } = await order(shop, browser);
  const overview = async () => (await browser.query('order.refund', { id })).data;
  report.same('An unpaid order has no refund quote', (await overview())?.quote, null);
  await card.pay(APPROVED);
  const member = await getMembership(browser);
  report.same(
    'Within seven days the refund quote is the whole price',
    (await overview())?.quote?.amount,
    total,
  );
  const requestRefund = (expectedAmount: number) =>
    browser.mutate('order.requestRefund', { id, expectedAmount });
  report.same(
    'A request for more than the quote is rejected',
    (await requestRefund(total + 1)).code,
    'REFUND_CHANGED',
  );
  report.same(
    'A request for a negative amount is rejected',
    (await requestRefund(-1)).code,
    'VALIDATION_FAILED',
  );
  const requested = await requestRefund(total);
  report.same(
    'A request for the quoted amount is created',
    requested.data?.request?.status,
    'REQUESTED',
  );
  const crowd = await Promise.all([
    requestRefund(total),
    requestRefund(total),
    requestRefund(total),
  ]);
  report.fact(
    'Repeated requests do not fail',
    crowd.every(({ status }) => status < 500),
    crowd,
  );
  const after = await overview();
  report.same(
    'Four requests leave one open request for one amount',
    [after?.request?.amount, after?.refunded],
    [total, 0],
  );
  report.same('A request takes no member time away', await getMembership(browser), member);
  const withdrawn = await browser.mutate('order.withdrawRefund', { id });
  report.same('The request can be withdrawn', withdrawn.data?.request?.status, 'WITHDRAWN');
};
