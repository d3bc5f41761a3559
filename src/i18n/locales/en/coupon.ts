import type { MessageShape } from '~/i18n/message-shape';
import type { coupon as zh } from '../zh/coupon';

/** Discounts of an order. */
export const coupon: MessageShape<typeof zh> = {
  have: 'Do you have a coupon?',
  label: 'Coupon code',
  apply: 'Apply',
  checking: 'Checking the coupon. One moment.',
  applied: '{code} is applied: {amount} off',
  remove: 'Remove',
  removeCode: 'Remove the coupon {code}',
  removed: 'The coupon has been removed.',
  replaces:
    'This coupon is on your unpaid order {number}. If you pay here, that order is canceled and the coupon is used for this one.',
  minTotal: 'This coupon requires an order of at least {amount}.',
  empty: 'Please type a coupon code.',
  unapplied: 'This code is not applied yet. Press Apply, or clear it before you pay.',
  lost: 'No connection. The code is still here: press Apply again.',
  free: 'The coupon covers everything. There is nothing to pay, so you will not be sent to the bank.',
  finish: 'Complete the order',
  finishing: 'Completing the order',
  done: 'Order complete',
  nothingPaid: 'Nothing to pay',
};
