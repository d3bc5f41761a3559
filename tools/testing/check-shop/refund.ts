import { APPROVED } from './card-page';
import { type Chapter, getMembership, order, signUpNewPerson } from './shop';

/** Checks the request of a refund. */
export const refund: Chapter = async (shop) => {
  const { report } = shop;
  const browser = await signUpNewPerson(shop);
  const { orderId: id, total, card } = await order(shop, browser);
  const overview = async () => (await browser.query('order.refund', { id })).data;
  report.same('Nothing of an unpaid order can be had back', (await overview())?.quote, null);
  await card.pay(APPROVED);
  const member = await getMembership(browser);
  report.same('Within seven days all of it can', (await overview())?.quote?.amount, total);
  const requestRefund = (expectedAmount: number) =>
    browser.mutate('order.requestRefund', { id, expectedAmount });
  report.same(
    'More than that cannot be asked for',
    (await requestRefund(total + 1)).code,
    'REFUND_CHANGED',
  );
  report.same('A negative amount cannot', (await requestRefund(-1)).code, 'VALIDATION_FAILED');
  const requested = await requestRefund(total);
  report.same('It is asked for', requested.data?.request?.status, 'REQUESTED');
  const crowd = await Promise.all([
    requestRefund(total),
    requestRefund(total),
    requestRefund(total),
  ]);
  report.fact(
    'Asking again does not fail',
    crowd.every(({ status }) => status < 500),
    crowd,
  );
  const after = await overview();
  report.same('It waits for one amount', [after?.request?.amount, after?.refunded], [total, 0]);
  report.same('Asking takes no member time away', await getMembership(browser), member);
  const withdrawn = await browser.mutate('order.withdrawRefund', { id });
  report.same('It can be taken back', withdrawn.data?.request?.status, 'WITHDRAWN');
};
