import { formatCurrency } from '~/lib/format-currency';
import type { INVOICE_KINDS } from '~/schemas/invoice';
import { defineMail, type Sample } from '../define-mail';

type Invoice = {
  name: string;
  orderId: string;
  number: string;
  /** Its number. */
  invoice: string;
  amount: number;
  kind: (typeof INVOICE_KINDS)[number];
};

const sampleInvoice = ({ name, order }: Sample): Invoice => ({
  name,
  orderId: order.orderId,
  number: order.number,
  amount: 1537,
  invoice: 'AB12345678',
  kind: 'MEMBER',
});

const CARRIER_TEXTS_ZH: Record<Invoice['kind'], string> = {
  MEMBER: '發票由我們保管，中獎時會通知您，不用另外索取紙本。',
  MOBILE: '發票已存入您的手機條碼。',
  CERTIFICATE: '發票已存入您的自然人憑證條碼。',
  COMPANY: '發票已打上統一編號，可供公司報帳。',
  DONATION: '發票已依您的選擇捐出，謝謝您。',
};

const CARRIER_TEXTS_EN: Record<Invoice['kind'], string> = {
  MEMBER: 'We keep it for you and tell you if it wins a prize; there is no paper to ask for.',
  MOBILE: 'It has been saved to your phone barcode.',
  CERTIFICATE: 'It has been saved to your citizen digital certificate.',
  COMPANY: 'It carries your company’s tax ID.',
  DONATION: 'It has been donated, as you chose. Thank you.',
};

const toTableRowsZh = ({ invoice, number, amount }: Invoice, label: string): [string, string][] => [
  ['發票號碼', invoice],
  [label, formatCurrency(amount)],
  ['訂單', number],
];

const toTableRowsEn = ({ invoice, number, amount }: Invoice, label: string): [string, string][] => [
  ['Invoice number', invoice],
  [label, formatCurrency(amount)],
  ['Order', number],
];

/** Mails about an order's uniform invoice. */
export const invoiceMails = {
  'invoice-issued': defineMail<Invoice>({
    sample: (of) => ({ ...sampleInvoice(of), kind: 'COMPANY' }),
    zh: (payload, site) => ({
      subject: `電子發票已開立，訂單 ${payload.number}`,
      greeting: `${payload.name}，您好：`,
      paragraphs: ['您這筆訂單的電子發票已經開立。', CARRIER_TEXTS_ZH[payload.kind]],
      table: toTableRowsZh(payload, '金額'),
      button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
    }),
    en: (payload, site) => ({
      subject: `Your invoice has been issued: order ${payload.number}`,
      greeting: `Hello ${payload.name},`,
      paragraphs: ['The e-invoice for your order has been issued.', CARRIER_TEXTS_EN[payload.kind]],
      table: toTableRowsEn(payload, 'Amount'),
      button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
    }),
  }),

  /** The number in the previous mail was wrong. */
  'invoice-corrected': defineMail<Invoice>({
    sample: sampleInvoice,
    zh: (payload, site) => ({
      subject: `電子發票號碼更正，訂單 ${payload.number}`,
      greeting: `${payload.name}，您好：`,
      paragraphs: [
        '先前寄給您的發票號碼登記有誤，請以這封信的號碼為準。發票本身沒有改變，不用再做任何事。',
      ],
      table: toTableRowsZh(payload, '金額'),
      button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
    }),
    en: (payload, site) => ({
      subject: `Corrected invoice number: order ${payload.number}`,
      greeting: `Hello ${payload.name},`,
      paragraphs: [
        'The invoice number in our last e-mail was mistyped; the one below is correct. The invoice itself has not changed, and there is nothing for you to do.',
      ],
      table: toTableRowsEn(payload, 'Amount'),
      button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
    }),
  }),

  /** The order was refunded completely. */
  'invoice-voided': defineMail<Invoice>({
    sample: sampleInvoice,
    zh: (payload, site) => ({
      subject: `電子發票已作廢，訂單 ${payload.number}`,
      greeting: `${payload.name}，您好：`,
      paragraphs: ['這筆訂單已經全額退費，所以原本的電子發票已經作廢，不用再做任何事。'],
      table: toTableRowsZh(payload, '金額'),
      button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
    }),
    en: (payload, site) => ({
      subject: `Your invoice has been voided: order ${payload.number}`,
      greeting: `Hello ${payload.name},`,
      paragraphs: [
        'This order was refunded in full, so its e-invoice has been voided. There is nothing for you to do.',
      ],
      table: toTableRowsEn(payload, 'Amount'),
      button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
    }),
  }),

  /** `amount` of the order was refunded. */
  'invoice-allowed': defineMail<Invoice>({
    sample: sampleInvoice,
    zh: (payload, site) => ({
      subject: `電子發票已開立折讓，訂單 ${payload.number}`,
      greeting: `${payload.name}，您好：`,
      paragraphs: ['退費的金額已經從原本的電子發票開立折讓，不用再做任何事。'],
      table: toTableRowsZh(payload, '折讓金額'),
      button: { label: '查看訂單', url: site.link(`/order-created/${payload.orderId}`) },
    }),
    en: (payload, site) => ({
      subject: `A credit note for your invoice: order ${payload.number}`,
      greeting: `Hello ${payload.name},`,
      paragraphs: [
        'A credit note (allowance) for the refunded amount has been issued for your e-invoice. There is nothing for you to do.',
      ],
      table: toTableRowsEn(payload, 'Allowance'),
      button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
    }),
  }),
};

export type InvoiceMailName = keyof typeof invoiceMails;
