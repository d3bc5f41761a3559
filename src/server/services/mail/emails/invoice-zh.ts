import { formatCurrency } from '~/lib/format-currency';
import type { EmailTemplates } from '../email-content';
import type { InvoiceTemplates } from '../templates';

const CARRIER_TEXTS: Record<InvoiceTemplates['invoice-issued']['kind'], string> = {
  MEMBER: '發票由我們保管，中獎時會通知您，不用另外索取紙本。',
  MOBILE: '發票已存入您的手機條碼。',
  CERTIFICATE: '發票已存入您的自然人憑證條碼。',
  COMPANY: '發票已打上統一編號，可供公司報帳。',
  DONATION: '發票已依您的選擇捐出，謝謝您。',
};

type InvoicePayload = InvoiceTemplates['invoice-issued'];

const toTableRows = (
  { invoice, number, amount }: InvoicePayload,
  label: string,
): [string, string][] => [
  ['發票號碼', invoice],
  [label, formatCurrency(amount)],
  ['訂單', number],
];

/** E-mails about an order's invoice. */
export const invoiceEmailsZh: EmailTemplates<InvoiceTemplates> = {
  'invoice-issued': (payload, site) => ({
    subject: `電子發票已開立，訂單 ${payload.number}`,
    greeting: `${payload.name}，您好：`,
    paragraphs: ['您這筆訂單的電子發票已經開立。', CARRIER_TEXTS[payload.kind]],
    table: toTableRows(payload, '金額'),
    button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
  }),

  'invoice-corrected': (payload, site) => ({
    subject: `電子發票號碼更正，訂單 ${payload.number}`,
    greeting: `${payload.name}，您好：`,
    paragraphs: [
      '先前寄給您的發票號碼登錄有誤，請以這封信的號碼為準。發票本身沒有改變，不用再做任何事。',
    ],
    table: toTableRows(payload, '金額'),
    button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
  }),

  'invoice-voided': (payload, site) => ({
    subject: `電子發票已作廢，訂單 ${payload.number}`,
    greeting: `${payload.name}，您好：`,
    paragraphs: ['這筆訂單已經全額退費，所以原本的電子發票已經作廢，不用再做任何事。'],
    table: toTableRows(payload, '金額'),
    button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
  }),

  'invoice-allowed': (payload, site) => ({
    subject: `電子發票已開立折讓，訂單 ${payload.number}`,
    greeting: `${payload.name}，您好：`,
    paragraphs: ['退費的金額已經從原本的電子發票開立折讓，不用再做任何事。'],
    table: toTableRows(payload, '折讓金額'),
    button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
  }),
};
