import { GatewayUnavailable } from '../gateway';
import type { EcpayAccount } from './account';
import { type EcpayFields, hasValidSignature, withCheckMac } from './check-mac';

const TIMEOUT_MS = 10_000;

/** Posts signed fields to one of ECPay's addresses.
 *  @returns the text of a 200 response
 *  @throws GatewayUnavailable with a message that contains none of the posted fields */
export async function post(
  account: EcpayAccount,
  path: string,
  fields: EcpayFields,
): Promise<string> {
  try {
    const body = withCheckMac({ MerchantID: account.merchantId, ...fields }, account);
    const response = await fetch(new URL(path, account.url), {
      method: 'POST',
      body: new URLSearchParams(body),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await response.text();
    if (response.ok) return text;
    throw new GatewayUnavailable(`ECPay responded ${response.status} at ${path}.`);
  } catch (error) {
    if (error instanceof GatewayUnavailable) throw error;
    throw new GatewayUnavailable(`ECPay cannot be reached at ${path}.`);
  }
}

/** A form's fields, each name once. */
export function parseFields(body: string): EcpayFields {
  return Object.fromEntries(new URLSearchParams(body));
}

/** One trade in ECPay's records (`/Cashier/QueryTradeInfo/V5`).
 *  @throws GatewayUnavailable also when the response is not signed by ECPay or about another trade */
export async function tradeInfo(account: EcpayAccount, reference: string): Promise<EcpayFields> {
  const body = await post(account, '/Cashier/QueryTradeInfo/V5', {
    MerchantTradeNo: reference,
    // Seconds; ECPay rejects a query that is three minutes old.
    TimeStamp: String(Math.floor(Date.now() / 1000)),
  });
  const trade = parseFields(body);
  if (!hasValidSignature(trade, account))
    throw new GatewayUnavailable('ECPay’s response is not signed.');
  // For an unknown trade, ECPay returns no number.
  const tradeReference = trade.MerchantTradeNo || reference;
  if (trade.MerchantID !== account.merchantId || tradeReference !== reference)
    throw new GatewayUnavailable('ECPay’s response is about another trade.');
  return trade;
}
