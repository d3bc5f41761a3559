import type { InvoiceChoice } from '~/schemas/invoice';
import type { InvoiceToIssue, ProviderLine } from '../provider';

/** ECPay's carriers (`CarrierType`): none, its own (for its e-mails and the prize notices), a citizen
 *  certificate, a phone barcode. */
const CARRIER = { none: '', ecpay: '1', certificate: '2', mobile: '3' } as const;

/** Maximum lengths in characters. */
const MAX_ITEM_NAME = 500;
const MAX_NAME = 60;

/** Fields of `/B2CInvoice/Issue`: prices with tax, general rate. (developers.ecpay.com.tw, 一般開立發票) */
export function issueFields({ reference, amount, choice, email, lines }: InvoiceToIssue): object {
  return {
    RelateNumber: reference,
    CustomerEmail: email,
    ...carrierFields(choice),
    TaxType: '1',
    SalesAmount: amount,
    InvType: '07',
    vat: '1',
    Items: lines.map(toItem),
  };
}

/** The fields for carrier, tax ID, donation and print. The choices exclude each other: a donated invoice has no
 *  carrier and no tax ID; one with a tax ID is not donated and has either a carrier, as here, or a print, for
 *  which we have no postal address. */
function carrierFields(choice: InvoiceChoice): object {
  const kept = (CarrierType: string, CarrierNum = '') => ({
    Print: '0',
    Donation: '0',
    CarrierType,
    CarrierNum,
  });
  switch (choice.kind) {
    case 'MEMBER':
      return kept(CARRIER.ecpay);
    case 'MOBILE':
      return kept(CARRIER.mobile, choice.code);
    case 'CERTIFICATE':
      return kept(CARRIER.certificate, choice.code);
    case 'COMPANY':
      return {
        ...kept(CARRIER.ecpay),
        CustomerIdentifier: choice.code,
        CustomerName: cut(choice.title, MAX_NAME),
      };
    case 'DONATION':
      return { Print: '0', Donation: '1', LoveCode: choice.code, CarrierType: CARRIER.none };
  }
}

/** A line as ECPay's item, whose amount is its price times its count: if a discount does not divide evenly, it
 *  is one item with the count in its name. */
export function toItem({ name, qty, amount }: ProviderLine, index: number): object {
  const divides = amount % qty === 0;
  return {
    ItemSeq: index + 1,
    ItemName: cut(divides ? name : `${name} x${qty}`, MAX_ITEM_NAME),
    ItemCount: divides ? qty : 1,
    ItemWord: '份',
    ItemPrice: divides ? amount / qty : amount,
    ItemTaxType: '1',
    ItemAmount: amount,
  };
}

const cut = (text: string, max: number) => Array.from(text).slice(0, max).join('');
