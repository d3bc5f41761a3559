import { APPROVED } from './card-page';
import { type Chapter, newcomer, order, vipOf } from './shop';

/** Asking for the money back. */
export const refund: Chapter = async (shop) => {
  const { report } = shop;
  const browser = await newcomer(shop);
  const { orderId: id, total, card } = await order(shop, browser);
  const standing = async () => (await browser.query('order.refund', { id })).data;
  report.same('Nothing of an unpaid order can be had back', (await standing())?.quote, null);
  await card.pay(APPROVED);
  const member = await vipOf(browser);
  report.same('Within seven days all of it can', (await standing())?.quote?.amount, total);
  const ask = (expectedAmount: number) =>
    browser.mutate('order.requestRefund', { id, expectedAmount });
  report.same('More than that cannot be asked for', (await ask(total + 1)).code, 'REFUND_CHANGED');
  report.same('A negative amount cannot', (await ask(-1)).code, 'VALIDATION_FAILED');
  const asked = await ask(total);
  report.same('It is asked for', asked.data?.request?.status, 'REQUESTED');
  const crowd = await Promise.all([ask(total), ask(total), ask(total)]);
  report.fact(
    'Asking again does not fail',
    crowd.every(({ status }) => status < 500),
    crowd,
  );
  const after = await standing();
  report.same('It waits for one amount', [after?.request?.amount, after?.refunded], [total, 0]);
  report.same('Asking takes no member time away', await vipOf(browser), member);
  const withdrawn = await browser.mutate('order.withdrawRefund', { id });
  report.same('It can be taken back', withdrawn.data?.request?.status, 'WITHDRAWN');
};
