import { env } from '~/env';
import type { InvoiceProviderName } from '~/server/prisma-client/client';
import { ecpayInvoiceProvider } from './ecpay/ecpay-provider';
import type { InvoiceProvider } from './provider';

/** The agency that issues new invoices, by the settings; null when a person issues them. */
export function configuredInvoiceProvider(): InvoiceProvider | null {
  return findInvoiceProvider(env().INVOICE_PROVIDER);
}

/** An agency by the name that invoices store; null for a person, and for one without settings. An agency that issues
 *  no new invoices still voids its old ones as long as its keys are set. */
export function findInvoiceProvider(name: InvoiceProviderName): InvoiceProvider | null {
  const {
    ECPAY_INVOICE_MERCHANT_ID: merchantId,
    ECPAY_INVOICE_HASH_KEY: hashKey,
    ECPAY_INVOICE_HASH_IV: hashIv,
    ECPAY_INVOICE_URL: url,
  } = env();
  if (name !== 'ecpay' || !merchantId || !hashKey || !hashIv) return null;
  return ecpayInvoiceProvider({ merchantId, hashKey, hashIv, url });
}

/** The role of an agency: it issues new invoices, only voids its own and writes their allowances, or does
 *  nothing. */
export type InvoiceAgency = 'issues' | 'settles' | null;

/** The acts at an agency that the console may offer. */
export function invoiceAgency(): InvoiceAgency {
  if (configuredInvoiceProvider()) return 'issues';
  return findInvoiceProvider('ecpay') ? 'settles' : null;
}
