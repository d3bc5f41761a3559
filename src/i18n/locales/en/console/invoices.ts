import type { MessageShape } from '~/i18n/message-shape';
import type { consoleInvoices as zh } from '../../zh/console/invoices';

export const consoleInvoices = {
  title: 'Invoices',
  lead: 'Issue, void or allow at the tax platform first, then record the result here. The buyer gets an e-mail.',
  q: 'Order or invoice number',
  todo: 'To do',
  everything: 'All',
  status: {
    WAITING: 'waiting for payment',
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
  pending: 'Wait: {amount} is being refunded',
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
    ISSUED: 'The amount issued at the platform must be {amount}.',
    VOIDED: 'Void {number} at the platform first.',
    ALLOWED: 'The allowance at the platform must be {amount}.',
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
  dayHint: 'Taipei time. This day, not the day of recording it here, decides the invoice’s period.',
  reason: 'Why it is corrected',
  reasonHint: 'For the log of acts: ids and numbers, no names.',
  save: 'Record',
  cancel: 'Back',
  done: 'Order {order}: recorded. The buyer gets an e-mail.',
  failed: 'Nothing was recorded',
  agency: {
    lead: 'ECPay issues, voids and allows, and the buyer gets an e-mail. What was done in its dashboard or elsewhere is recorded here.',
    act: { ISSUE: 'Issue at ECPay', VOID: 'Void at ECPay', ALLOW: 'Allowance at ECPay' },
    text: {
      ISSUE: 'ECPay issues an invoice for {amount}. Its number is e-mailed to the buyer.',
      VOID: 'ECPay voids {number}. The buyer gets an e-mail.',
      ALLOW: 'ECPay issues an allowance of {amount} for {number}. The buyer gets an e-mail.',
    },
    bulk: 'Issue the selected at ECPay ({count})',
    bulkTitle: 'Issue {count} invoices at ECPay',
    bulkText:
      '{amount} in all. They are issued one after the other, each with its act in the log; the results are listed above the table.',
    reason: 'Reason (optional)',
    submit: 'Send',
    progress: 'Sending to ECPay: {done} of {count}',
    results: 'Results from ECPay',
    done: 'Order {order}: done, number {number}',
    rejected: 'Order {order}: ECPay did not do it. {why}',
    unknown:
      'Order {order}: there was no response, so the result is unknown. Send it again later: ECPay’s records are checked first, and nothing is issued twice.',
    failed: 'Order {order}: not sent. {why}',
    skipped: 'Order {order}: not sent yet. Deal with the problem above first.',
    request: {
      running: 'ECPay is processing this',
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
        'ECPay has an invoice for this order with another amount. Check it in its dashboard.',
      VOIDED_THERE: 'ECPay has already voided this invoice. Check it in its dashboard.',
      ALLOWED_THERE:
        'ECPay has an allowance on this invoice that differs from what is recorded here. Check it in its dashboard.',
      UNKNOWN_THERE: 'ECPay does not know this invoice. Check its number and its date.',
      TOO_LATE: 'The time for voiding it is over. Issue an allowance instead.',
      OTHER: 'Check it in ECPay’s dashboard.',
    },
  },
} as const satisfies MessageShape<typeof zh>;
