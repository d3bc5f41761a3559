import { type Env, env } from '~/env';
import type { Database } from '~/server/db';
import { type EcpayAccount, ecpayGateway } from './ecpay/ecpay-gateway';
import type { PaymentGateway } from './gateway';
import { sandboxGateway } from './sandbox/sandbox-gateway';
import { type StripeAccount, stripeGateway } from './stripe/stripe-gateway';

/** The gateway that takes new payments, by the settings. */
export function configuredGateway(db: Database): PaymentGateway {
  return findGateway(env().PAYMENT_GATEWAY, db) ?? sandboxGateway(db, env().SANDBOX_BANK_SECRET);
}

/** A gateway by the name that payments store; null for one without settings in this installation. A gateway
 *  that takes no new payments still settles and refunds its old ones as long as its keys are set.
 *  @param now the clock of a gateway that refunds only at certain hours */
export function findGateway(name: string, db: Database, now?: () => Date): PaymentGateway | null {
  if (name === 'sandbox') return sandboxGateway(db, env().SANDBOX_BANK_SECRET);
  if (name === 'ecpay') {
    const account = ecpayAccount(env());
    return account && ecpayGateway(account, now);
  }
  if (name === 'stripe') {
    const account = stripeAccount(env());
    return account && stripeGateway(account);
  }
  return null;
}

function ecpayAccount(settings: Env): EcpayAccount | null {
  const { ECPAY_MERCHANT_ID, ECPAY_HASH_KEY, ECPAY_HASH_IV, ECPAY_CREDIT_CHECK_CODE } = settings;
  if (!ECPAY_MERCHANT_ID || !ECPAY_HASH_KEY || !ECPAY_HASH_IV || !ECPAY_CREDIT_CHECK_CODE)
    return null;
  return {
    merchantId: ECPAY_MERCHANT_ID,
    hashKey: ECPAY_HASH_KEY,
    hashIv: ECPAY_HASH_IV,
    creditCheckCode: ECPAY_CREDIT_CHECK_CODE,
    url: settings.ECPAY_URL,
  };
}

function stripeAccount(settings: Env): StripeAccount | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  return secretKey && webhookSecret ? { secretKey, webhookSecret, url: settings.STRIPE_URL } : null;
}
