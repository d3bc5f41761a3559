import type { MessageShape } from '~/i18n/message-shape';
import type { consoleMoney as zh } from '../../zh/console/money';

export const consoleMoney = {
  order: 'Order {number}',
  buyer: 'Buyer',
  buyerDeleted: 'Deleted account',
  status: 'Status',
  total: 'Amount',
  created: 'Created',
  paid: 'Paid',
  notPaid: 'not paid',
  card: 'Card',
  cardLast4: 'ending in {last4}',
  invoice: 'Invoice number',
  noInvoice: 'none yet',
  coupon: 'Coupon',
  lines: 'Contents',
  changes: 'Changes of the status',
  at: 'Time',
  to: 'To',
  actor: 'By',
  reason: 'Reason',
} as const satisfies MessageShape<typeof zh>;
