import { z } from 'zod';
import { type GatewayEvent, InvalidWebhook } from '../gateway';
import type { EcpayAccount } from './account';
import { parseFields } from './call';
import { hasValidSignature } from './check-mac';
import { capturedEvent, toEvent } from './trade';

/** The used fields of a webhook; a valid signature does not imply valid fields. */
const webhookSchema = z.object({
  MerchantTradeNo: z.string().regex(/^[A-Za-z0-9]{1,20}$/),
  TradeNo: z.string().regex(/^\w{1,20}$/),
  TradeAmt: z.string().regex(/^\d{1,9}$/),
  RtnCode: z.string().regex(/^\d{1,10}$/),
  RtnMsg: z
    .string()
    .default('')
    .transform((text) => text.replace(/\p{C}/gu, '').slice(0, 100)),
  PaymentDate: z
    .string()
    .regex(/^[\d/: ]{0,20}$/)
    .default(''),
});

/** `RtnCode` of a payment on which the bank has not decided yet; another webhook follows. */
const UNDECIDED = '10300066';

/** Parses ECPay's webhook of a payment (`ReturnURL`). It has no date, so a repetition is recognised by the
 *  trade's number.
 *  @throws InvalidWebhook */
export function readEcpayWebhook(
  account: EcpayAccount,
  { headers, body }: { headers: Headers; body: string },
): GatewayEvent {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new InvalidWebhook('type');
  const webhook = parseFields(body);
  if (!hasValidSignature(webhook, account)) throw new InvalidWebhook('signature');
  if (webhook.MerchantID !== account.merchantId) throw new InvalidWebhook('merchant');
  const parsed = webhookSchema.safeParse(webhook);
  if (!parsed.success) throw new InvalidWebhook('body');
  const { RtnCode, RtnMsg, PaymentDate } = parsed.data;
  // A simulated payment from ECPay's dashboard: no money was moved.
  if (webhook.SimulatePaid === '1') return toEvent(webhook, 'noted', 'simulated', 'simulated');
  if (RtnCode === '1') return capturedEvent(webhook);
  if (RtnCode === UNDECIDED) return toEvent(webhook, 'noted', 'undecided', RtnMsg);
  const occurrence = `declined:${RtnCode}:${PaymentDate}`;
  return toEvent(webhook, 'declined', occurrence, RtnMsg || RtnCode);
}
