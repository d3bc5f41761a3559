import {
  type FakeEcpayInvoice,
  startFakeEcpayInvoice,
} from '~/server/gateways/invoice/fakes/ecpay-invoice';
import { changeSettings } from './settings';

/** Starts a local server of ECPay's e-invoices, and sets the settings to it for the rest of the test file.
 *  @param now the clock of its records */
export async function useFakeInvoiceAgency(now?: () => Date): Promise<FakeEcpayInvoice> {
  const ecpay = await startFakeEcpayInvoice({ now });
  changeSettings({
    INVOICE_PROVIDER: 'ecpay',
    ECPAY_INVOICE_MERCHANT_ID: ecpay.account.merchantId,
    ECPAY_INVOICE_HASH_KEY: ecpay.account.hashKey,
    ECPAY_INVOICE_HASH_IV: ecpay.account.hashIv,
    ECPAY_INVOICE_URL: ecpay.account.url,
  });
  return ecpay;
}
