import type { MessageShape } from '~/i18n/message-shape';
import type { consoleInvoices as zh } from '../../zh/console/invoices';

export const consoleInvoices = {
  title: 'Invoices',
  lead: 'Issue, void or allow at the tax platform first, then record the result here. The buyer gets a mail.',
  q: 'Order or invoice number',
  todo: 'To do',
  everything: 'All',
  status: {
    WAITING: 'waits for the payment',
    DUE: 'to be issued',
    NOT_NEEDED: 'not needed',
    ISSUED: 'issued',
    VOID_DUE: 'to be voided',
    VOIDED: 'voided',
    ALLOWANCE_DUE: 'allowance due',
    ALLOWED: 'allowance written',
  },
  state: 'Status',
  order: 'Order',
  amount: 'Amount',
  kind: 'Carrier',
  issued: 'Issued',
  voided: 'Voided',
  due: 'Due by law',
  overdue: 'overdue: {date}',
  noDue: '–',
  allowance: 'Allowance due',
  toAllow: '{amount} to allow',
  pending: 'Wait: {amount} is going back',
  upload: 'Download the list of invoices to issue (CSV)',
  toIssue: {
    email: 'E-mail',
    taxId: 'Tax ID',
    company: 'Company',
    carrierKind: 'Carrier code',
    carrier: 'Carrier',
    donation: 'Donation code',
    net: 'Net',
    tax: 'Tax',
  },
  acts: 'Act',
  act: {
    ISSUED: 'Record the issue',
    VOIDED: 'Record the void',
    ALLOWED: 'Record the allowance',
    CORRECTED: 'Correct the number',
  },
  actName: '{act}: order {order}',
  actText: {
    ISSUED: 'At the platform it has to be over {amount}.',
    VOIDED: 'Void {number} at the platform first.',
    ALLOWED: 'At the platform the allowance has to be over {amount}.',
    CORRECTED: 'It is recorded as {number}. The buyer gets the right number.',
  },
  number: 'Invoice number',
  numberHint: 'Two letters and eight digits, such as AB12345678.',
  wrongNumber: 'This is not an invoice number: two letters and eight digits.',
  allowanceNumber: 'Number of the allowance',
  day: {
    ISSUED: 'Day of the issue at the platform',
    VOIDED: 'Day of the void at the platform',
    ALLOWED: 'Day of the allowance at the platform',
  },
  dayHint: 'In Taipei. This day, not that of the recording, decides the period of the invoice.',
  reason: 'Why it is corrected',
  reasonHint: 'For the log of acts: ids and numbers, no names.',
  save: 'Record',
  cancel: 'Back',
  done: 'Order {order}: recorded. The buyer gets a mail.',
  failed: 'Nothing was recorded',
  agency: {
    lead: 'ECPay issues, voids and allows, and the buyer gets a mail. What was done in its dashboard or elsewhere is recorded here.',
    act: { ISSUE: 'Issue at ECPay', VOID: 'Void at ECPay', ALLOW: 'Allowance at ECPay' },
    text: {
      ISSUE: 'ECPay issues an invoice over {amount}. Its number is mailed to the buyer.',
      VOID: 'ECPay voids {number}. The buyer gets a mail.',
      ALLOW: 'ECPay writes an allowance over {amount} on {number}. The buyer gets a mail.',
    },
    bulk: 'Issue the selected at ECPay ({count})',
    bulkTitle: 'Issue {count} invoices at ECPay',
    bulkText:
      '{amount} in all. They are issued one after the other, each with its act in the log; the results are listed above the table.',
    reason: 'Reason (optional)',
    submit: 'Send',
    progress: 'Asking ECPay: {done} of {count}',
    results: 'What ECPay was asked for',
    done: 'Order {order}: done, number {number}',
    rejected: 'Order {order}: ECPay did not do it. {why}',
    unknown:
      'Order {order}: there was no response, so the result is unknown. Send it again later: ECPay’s records are checked first, and nothing is issued twice.',
    failed: 'Order {order}: not sent. {why}',
    skipped: 'Order {order}: not sent yet. Settle what is above first.',
    request: {
      running: 'ECPay is being asked',
      unknown:
        'ECPay did not respond, so the result is unknown. Send it again: its records are checked first.',
      rejected: 'ECPay did not do it. {why}',
    },
    detail: 'ECPay says: {detail}',
    rejection: {
      NUMBERS_USED_UP:
        'The invoice numbers of this period are used up. Set up a track in ECPay’s dashboard and send it again.',
      CARRIER:
        'The carrier does not exist or is malformed. Ask the buyer, issue it in ECPay’s dashboard with the right one, and record the number.',
      DONATION_CODE:
        'The donation code does not exist. Ask the buyer, issue it in ECPay’s dashboard, and record the number.',
      TAX_ID:
        'The tax ID is wrong. Ask the buyer, issue it in ECPay’s dashboard, and record the number.',
      CREDENTIALS:
        'ECPay does not accept the keys or the merchant’s number, or the contract has not begun. Check the settings that begin with ECPAY_INVOICE_.',
      CLOCK: 'The server’s clock is wrong. Set it and send it again.',
      BUSY: 'ECPay or the tax platform is busy or being maintained. Send it again later.',
      NO_EMAIL:
        'The account is deleted, so there is no address to write to. Issue it in ECPay’s dashboard and record the number.',
      OTHER_AMOUNT:
        'ECPay has an invoice of this order over another amount. Compare it in its dashboard.',
      VOIDED_THERE: 'ECPay has voided this invoice already. Compare it in its dashboard.',
      ALLOWED_THERE:
        'ECPay has an allowance on this invoice that differs from what is recorded here. Compare it in its dashboard.',
      UNKNOWN_THERE: 'ECPay does not know this invoice. Check its number and its date.',
      TOO_LATE: 'The time for voiding it is over. Write an allowance instead.',
      OTHER: 'Compare it in ECPay’s dashboard.',
    },
  },
} as const satisfies MessageShape<typeof zh>;
