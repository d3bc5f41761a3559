import type { MessageShape } from '~/i18n/message-shape';
import type { consoleDiscrepancies as zh } from '../../zh/console/discrepancies';

export const consoleDiscrepancies = {
  title: 'Discrepancies',
  lead: 'Where our books and a gateway’s records differ, the oldest first. Write down what was done about each.',
  q: 'Order number',
  unreadable: 'Cannot be read',
  open: 'Open',
  everything: 'All',
  resolvedOnly: 'Resolved',
  status: 'Status',
  found: 'Found',
  kind: 'Kind',
  kinds: {
    WRONG_AMOUNT: 'wrong amount',
    SECOND_CAPTURE: 'paid twice',
    ACCOUNT_GONE: 'deleted account',
    REFUNDED_IN_DASHBOARD: 'refunded at the gateway',
    REFUND_MISSING: 'gateway refunded less',
    REFUND_FAILED: 'refund rejected',
    UNRECORDABLE: 'unrecordable payment',
    INVOICE_NOT_ISSUED: 'invoice not issued',
  },
  advice: {
    WRONG_AMOUNT:
      'Nothing was granted for this money, and it did not become a payment, so it cannot be refunded from here. Refund it in the gateway’s dashboard, or accept it and grant days on the buyer’s page. Then write down here what you did.',
    SECOND_CAPTURE: 'The second payment is refunded automatically. Check that the refund is made.',
    ACCOUNT_GONE: 'The money is refunded automatically. Check that the refund is made.',
    REFUNDED_IN_DASHBOARD:
      'The order has been updated, but member time has not: check the buyer’s membership and change it.',
    REFUND_MISSING: 'Compare every refund of the payment in the gateway’s dashboard.',
    REFUND_FAILED:
      'Make the refund in the gateway’s dashboard, or pay the buyer back in another way.',
    UNRECORDABLE:
      'Look up both payments in the gateway’s dashboard. If the money has arrived, refund it there, or grant the days.',
    INVOICE_NOT_ISSUED:
      'The order was refunded as a whole on a later day than it was paid, and its invoice, which was owed from that day on, is closed as not needed. Decide with your accountant whether it is issued and voided after all, and write down here what you did.',
  },
  atGateway: 'Open the dashboard of {gateway}',
  gateway: 'Gateway',
  reference: 'Reference',
  amount: 'Amount',
  expected: 'Books',
  books: 'books: {amount}',
  todo: 'What to do',
  resolved: 'Resolved',
  note: 'What was done',
  noteHint: 'For the log of acts: ids and numbers, no names.',
  acts: 'Act',
  resolve: 'Resolve',
  resolveName: 'Resolve the discrepancy of order {number}',
  resolveTitle: 'Is this discrepancy resolved?',
  save: 'Save the note',
  cancel: 'Back',
  done: 'Marked as resolved.',
  failed: 'The note was not saved',
} as const satisfies MessageShape<typeof zh>;
