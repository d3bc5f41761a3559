import { formatCurrency } from '~/lib/format-currency';
import type { DiscrepancyKind } from '~/schemas/discrepancy';
import type { EmailTemplates } from '../email-content';
import type { PaymentTemplates } from '../templates';

const DISCREPANCY_TEXTS: Record<DiscrepancyKind, string> = {
  WRONG_AMOUNT:
    'The gateway reports an amount or currency that differs from the order, so nothing was granted. Please find out in the gateway’s dashboard what this payment is.',
  SECOND_CAPTURE:
    'One order was paid twice. The second payment is refunded automatically; please keep an eye on the refund.',
  ACCOUNT_GONE:
    'The account that this payment is for has been deleted, so nothing was granted. It is refunded automatically; please keep an eye on the refund.',
  REFUNDED_IN_DASHBOARD:
    'Someone refunded this in the gateway’s own dashboard. The order has been updated; membership time was not changed. Change it if needed.',
  REFUND_MISSING:
    'Our books show more refunded than the gateway has paid out. Please compare every refund in the gateway’s dashboard.',
  REFUND_FAILED:
    'The gateway refused this refund, and it will not be tried again. Please make it in the gateway’s dashboard, or pay the buyer back in another way.',
  UNRECORDABLE:
    'What the gateway reports about this payment cannot be recorded: its number belongs to another payment, or our records cannot hold it. Nothing was granted. Please look up both payments in the gateway’s dashboard: if the money has arrived, refund it there, or grant the buyer the days with npm run membership -- grant.',
  INVOICE_NOT_ISSUED:
    'The whole order was refunded before its invoice was issued, on a later day than the payment. The invoice was owed from the day of the payment on, and the system closed it as not needed. Please decide with your accountant whether it is issued and voided after all.',
};

/** E-mails about refunds, and to operators about discrepancies. */
export const paymentEmailsEn: EmailTemplates<PaymentTemplates> = {
  'refund-done': ({ name, orderId, number, amount, cardLast4, unasked }, site) => ({
    subject: `Your refund has been made: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      unasked
        ? `This order was paid twice. ${formatCurrency(amount)} has been refunded to the card that you paid with; your order and your membership do not change.`
        : `${formatCurrency(amount)} has been refunded to the card that you paid with.`,
      'When it shows on your statement depends on your bank: usually within seven to fourteen working days.',
    ],
    table: [
      ['Refund', formatCurrency(amount)],
      ['Order', number],
      ...(cardLast4 ? [['Card', `ending in ${cardLast4}`] as [string, string]] : []),
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),

  'books-discrepancy': ({ name, kind, number, amount, currency, expected, ...at }) => ({
    subject: `Please check the books: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [DISCREPANCY_TEXTS[kind]],
    table: [
      ['Order', number],
      ['Gateway', at.gateway],
      ['Payment', at.reference],
      ['Amount', formatCurrency(amount, currency)],
      ...(expected === undefined
        ? []
        : [['In the books', formatCurrency(expected)] as [string, string]]),
      ...(at.reason ? [['Details', at.reason] as [string, string]] : []),
    ],
    note: 'When it is settled, find it with npm run reconciliation -- list and close it with npm run reconciliation -- resolve. You are notified once per case.',
  }),
};
