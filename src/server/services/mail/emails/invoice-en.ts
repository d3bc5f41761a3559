import { formatCurrency } from '~/lib/format-currency';
import type { EmailTemplates } from '../email-content';
import type { InvoiceTemplates } from '../templates';

const CARRIER_TEXTS: Record<InvoiceTemplates['invoice-issued']['kind'], string> = {
  MEMBER: 'We keep it for you and tell you if it wins a prize; there is no paper to ask for.',
  MOBILE: 'It has been saved to your phone barcode.',
  CERTIFICATE: 'It has been saved to your citizen digital certificate.',
  COMPANY: 'It carries your company’s tax ID.',
  DONATION: 'It has been donated, as you chose. Thank you.',
};

type InvoicePayload = InvoiceTemplates['invoice-issued'];

const toTableRows = (
  { invoice, number, amount }: InvoicePayload,
  label: string,
): [string, string][] => [
  ['Invoice number', invoice],
  [label, formatCurrency(amount)],
  ['Order', number],
];

/** E-mails about an order's invoice. */
export const invoiceEmailsEn: EmailTemplates<InvoiceTemplates> = {
  'invoice-issued': (payload, site) => ({
    subject: `Your invoice has been issued: order ${payload.number}`,
    greeting: `Hello ${payload.name},`,
    paragraphs: ['The e-invoice for your order has been issued.', CARRIER_TEXTS[payload.kind]],
    table: toTableRows(payload, 'Amount'),
    button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
  }),

  'invoice-corrected': (payload, site) => ({
    subject: `Corrected invoice number: order ${payload.number}`,
    greeting: `Hello ${payload.name},`,
    paragraphs: [
      'The invoice number in our last e-mail was mistyped; the one below is correct. The invoice itself has not changed, and there is nothing for you to do.',
    ],
    table: toTableRows(payload, 'Amount'),
    button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
  }),

  'invoice-voided': (payload, site) => ({
    subject: `Your invoice has been voided: order ${payload.number}`,
    greeting: `Hello ${payload.name},`,
    paragraphs: [
      'This order was refunded in full, so its e-invoice has been voided. There is nothing for you to do.',
    ],
    table: toTableRows(payload, 'Amount'),
    button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
  }),

  'invoice-allowed': (payload, site) => ({
    subject: `A credit note for your invoice: order ${payload.number}`,
    greeting: `Hello ${payload.name},`,
    paragraphs: [
      'A credit note (allowance) for the refunded amount has been issued for your e-invoice. There is nothing for you to do.',
    ],
    table: toTableRows(payload, 'Allowance'),
    button: { label: 'See the order', url: site.link(`/order-created/${payload.orderId}`) },
  }),
};
