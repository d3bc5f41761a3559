import { z } from 'zod';
import { type GatewayEvent, InvalidCallback } from '../gateway';
import type { EcpayAccount } from './account';
import { parseFields } from './call';
import { isSigned } from './check-mac';
import { capturedEvent, eventOf } from './trade';

/** What of a notice is used; the signature says who wrote it, not that it is well written. */
const noticeSchema = z.object({
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

/** The bank has not decided yet; another notice follows. */
const UNDECIDED = '10300066';

/** Reads ECPay's notice of a payment (`ReturnURL`). A notice carries no date: one that is sent again is
 *  recognised by the trade's number.
 *  @throws InvalidCallback */
export function readEcpayCallback(
  account: EcpayAccount,
  { headers, body }: { headers: Headers; body: string },
): GatewayEvent {
  const type = headers.get('content-type') ?? '';
  if (!type.startsWith('application/x-www-form-urlencoded')) throw new InvalidCallback('type');
  const notice = parseFields(body);
  if (!isSigned(notice, account)) throw new InvalidCallback('signature');
  if (notice.MerchantID !== account.merchantId) throw new InvalidCallback('merchant');
  const told = noticeSchema.safeParse(notice);
  if (!told.success) throw new InvalidCallback('body');
  const { RtnCode, RtnMsg, PaymentDate } = told.data;
  // Somebody pressed "simulate" at the desk: nobody has paid.
  if (notice.SimulatePaid === '1') return eventOf(notice, 'noted', 'simulated', 'simulated');
  if (RtnCode === '1') return capturedEvent(notice);
  if (RtnCode === UNDECIDED) return eventOf(notice, 'noted', 'undecided', RtnMsg);
  const happening = `declined:${RtnCode}:${PaymentDate}`;
  return eventOf(notice, 'declined', happening, RtnMsg || RtnCode);
}
