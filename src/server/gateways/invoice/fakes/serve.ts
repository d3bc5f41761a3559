/** `npm run einvoice`: a local server with ECPay's e-invoice protocol, and the settings that use it. */
import { LOCAL_KEYS, startFakeEcpayInvoice } from './ecpay-invoice';

const { account } = await startFakeEcpayInvoice({ port: Number(process.argv[2] ?? 0) });
console.log(`A local server of ECPay’s e-invoices. It forgets everything when it stops (Ctrl+C).
Start Shuoyi with:

INVOICE_PROVIDER=ecpay \\
ECPAY_INVOICE_MERCHANT_ID=${LOCAL_KEYS.merchantId} \\
ECPAY_INVOICE_HASH_KEY=${LOCAL_KEYS.hashKey} \\
ECPAY_INVOICE_HASH_IV=${LOCAL_KEYS.hashIv} \\
ECPAY_INVOICE_URL=${account.url} npm run dev`);
