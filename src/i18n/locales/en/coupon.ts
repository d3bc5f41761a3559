import type { MessageShape } from '~/i18n/message-shape';
import type { coupon as zh } from '../zh/coupon';

/** What takes something off an order. */
export const coupon: MessageShape<typeof zh> = {
  have: 'Do you have a coupon?',
  label: 'Coupon code',
  apply: 'Apply',
  checking: 'Checking the coupon. One moment.',
  applied: '{code} is applied: {amount} off',
  remove: 'Remove',
  removeCode: 'Remove the coupon {code}',
  removed: 'The coupon is removed.',
  replaces:
    'Your unpaid order {number} holds this coupon. Paying cancels that order and uses the coupon here.',
  minTotal: 'This coupon counts from {amount}.',
  empty: 'Please type a coupon code.',
  unapplied: 'This code is not applied yet. Press Apply, or clear it before you pay.',
  lost: 'No connection. The code is still here: press Apply again.',
  free: 'The coupon covers everything. There is nothing to pay, and no bank to visit.',
  finish: 'Complete the order',
  finishing: 'Completing the order',
  done: 'Order complete',
  nothingPaid: 'Nothing to pay',
};
