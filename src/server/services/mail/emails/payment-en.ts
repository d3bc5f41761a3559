import type { DiscrepancyKind } from '~/schemas/discrepancy';
import type { EmailTemplates } from '../email-content';
import type { PaymentTemplates } from '../templates';

const formatAmount = (amount: number) => `NT$${amount.toLocaleString('en-US')}`;

const DISCREPANCY_TEXTS: Record<DiscrepancyKind, string> = {
  WRONG_AMOUNT:
    'The gateway tells another amount or currency than the order has, so nothing was granted. Please find out at the gateway’s desk what this money is.',
  SECOND_CAPTURE:
    'One order was paid twice. The second money goes back by itself; please keep an eye on the refund.',
  ACCOUNT_GONE:
    'The account that this money is for has been deleted, so nothing was granted. It goes back by itself; please keep an eye on the refund.',
  REFUNDED_IN_DASHBOARD:
    'Somebody paid this back at the gateway’s own desk. The order has followed; member time was not touched. Change it if it should be.',
  REFUND_MISSING:
    'The books say that more has gone back than the gateway has paid. Please compare every refund at the gateway’s desk.',
  REFUND_FAILED:
    'The gateway refused this refund and it is not tried again. Please make it at the gateway’s desk, or pay the buyer back in another way.',
  UNRECORDABLE:
    'What the gateway tells about this payment cannot be booked: its number belongs to another payment, or the books cannot hold it. Nothing was granted. Please look up both payments at the gateway’s desk: if the money is there, pay it back at the desk, or grant the buyer the days with npm run membership -- grant.',
};

/** E-mails about refunds, and to operators about discrepancies. */
export const paymentEmailsEn: EmailTemplates<PaymentTemplates> = {
  'refund-done': ({ name, orderId, number, amount, cardLast4, unasked }, site) => ({
    subject: `Your refund has been made: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [
      unasked
        ? `This order was paid twice. ${formatAmount(amount)} has gone back to the card that you paid with; your order and your membership stay as they are.`
        : `${formatAmount(amount)} has gone back to the card that you paid with.`,
      'When it shows on your statement is up to your bank: usually within seven to fourteen working days.',
    ],
    table: [
      ['Refund', formatAmount(amount)],
      ['Order', number],
      ...(cardLast4 ? [['Card', `ending in ${cardLast4}`] as [string, string]] : []),
    ],
    button: { label: 'See the order', url: site.link(`/order-created/${orderId}`) },
  }),

  'books-discrepancy': ({ name, kind, number, amount, currency, expected, ...at }) => ({
    subject: `The books need a look: order ${number}`,
    greeting: `Hello ${name},`,
    paragraphs: [DISCREPANCY_TEXTS[kind]],
    table: [
      ['Order', number],
      ['Gateway', at.gateway],
      ['Payment', at.reference],
      ['Amount', currency && currency !== 'TWD' ? `${currency} ${amount}` : formatAmount(amount)],
      ...(expected === undefined
        ? []
        : [['In the books', formatAmount(expected)] as [string, string]]),
      ...(at.reason ? [['Told', at.reason] as [string, string]] : []),
    ],
    note: 'When it is settled, find it with npm run reconciliation -- list and close it with npm run reconciliation -- resolve. The same thing is told once.',
  }),
};
