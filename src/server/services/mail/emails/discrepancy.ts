import { formatCurrency } from '~/lib/format-currency';
import type { DiscrepancyKind } from '~/schemas/discrepancy';
import { defineMail } from '../define-mail';

/** `amount` is the gateway's, `expected` ours. */
type Discrepancy = {
  name: string;
  kind: DiscrepancyKind;
  /** Number of the order. */
  number: string;
  gateway: string;
  reference: string;
  amount: number;
  currency?: string;
  expected?: number;
  /** The gateway's own text. */
  reason?: string;
};

const DISCREPANCY_TEXTS_ZH: Record<DiscrepancyKind, string> = {
  WRONG_AMOUNT: '金流通知的金額或幣別和訂單不同，所以沒有開通任何東西。請到金流後台查明這筆款項。',
  SECOND_CAPTURE: '同一筆訂單被付了兩次。第二筆款項會自動退回，不用另外操作；請留意退款是否完成。',
  ACCOUNT_GONE: '這筆款項的帳號已經刪除，沒有開通任何東西。款項會自動退回，請留意退款是否完成。',
  REFUNDED_IN_DASHBOARD:
    '有人在金流後台直接退了款。訂單狀態已經跟著更新，會員時間沒有動；需要的話請另外調整。',
  REFUND_MISSING: '我們帳上的退款比金流實際退的多。請到金流後台核對每一筆退款。',
  REFUND_FAILED: '金流拒絕了這筆退款，系統不會再試。請到金流後台處理，或用別的方式退給購買者。',
  UNRECORDABLE:
    '金流通知的這筆款項無法入帳：交易編號已經屬於另一筆付款，或資料存不進帳上，所以沒有開通任何東西。請到金流後台查這兩筆付款：確實收到款項的話，請在後台退款，或用 npm run membership -- grant 補給購買者會員天數。',
  INVOICE_NOT_ISSUED:
    '這筆訂單在發票開立之前全額退費，而退費不在付款當天。發票從付款那天起就該開立，系統則已記為不用開立。請和會計確認要不要補開再作廢。',
};

const DISCREPANCY_TEXTS_EN: Record<DiscrepancyKind, string> = {
  WRONG_AMOUNT:
    'The gateway reports an amount or currency that differs from the order, so nothing was granted. Please find out in the gateway’s dashboard what this payment is.',
  SECOND_CAPTURE:
    'One order was paid twice. The second payment is refunded automatically; please keep an eye on the refund.',
  ACCOUNT_GONE:
    'The account that this payment is for has been deleted, so nothing was granted. It is refunded automatically; please keep an eye on the refund.',
  REFUNDED_IN_DASHBOARD:
    'Someone refunded this in the gateway’s own dashboard. The order has been updated; membership time was not changed. Change it if needed.',
  REFUND_MISSING:
    'Our books show more refunded than the gateway has paid out. Please compare every refund in the gateway’s dashboard.',
  REFUND_FAILED:
    'The gateway refused this refund, and it will not be tried again. Please make it in the gateway’s dashboard, or pay the buyer back in another way.',
  UNRECORDABLE:
    'What the gateway reports about this payment cannot be recorded: its number belongs to another payment, or our records cannot hold it. Nothing was granted. Please look up both payments in the gateway’s dashboard: if the money has arrived, refund it there, or grant the buyer the days with npm run membership -- grant.',
  INVOICE_NOT_ISSUED:
    'The whole order was refunded before its invoice was issued, on a later day than the payment. The invoice was owed from the day of the payment on, and the system closed it as not needed. Please decide with your accountant whether it is issued and voided after all.',
};

/** Mails to operators about discrepancies between our records and a gateway's. */
export const discrepancyMails = {
  /** A discrepancy, to an operator. */
  'books-discrepancy': defineMail<Discrepancy>({
    sample: ({ name, order }) => ({
      name,
      kind: 'WRONG_AMOUNT',
      number: order.number,
      gateway: 'sandbox',
      reference: 'SYABCDEFGHJKMNPQRTUV',
      amount: 1,
      currency: 'TWD',
      expected: 2290,
      reason: 'captured',
    }),
    zh: ({ name, kind, number, amount, currency, expected, ...at }) => ({
      subject: `帳務待查，訂單 ${number}`,
      greeting: `${name}，您好：`,
      paragraphs: [DISCREPANCY_TEXTS_ZH[kind]],
      table: [
        ['訂單', number],
        ['金流', at.gateway],
        ['付款編號', at.reference],
        ['金額', formatCurrency(amount, currency)],
        ...(expected === undefined
          ? []
          : [['帳上金額', formatCurrency(expected)] as [string, string]]),
        ...(at.reason ? [['說明', at.reason] as [string, string]] : []),
      ],
      note: '處理完請用 npm run reconciliation -- list 找到這一筆，再用 npm run reconciliation -- resolve 結案。同一件事只會通知一次。',
    }),
    en: ({ name, kind, number, amount, currency, expected, ...at }) => ({
      subject: `Please check the books: order ${number}`,
      greeting: `Hello ${name},`,
      paragraphs: [DISCREPANCY_TEXTS_EN[kind]],
      table: [
        ['Order', number],
        ['Gateway', at.gateway],
        ['Payment', at.reference],
        ['Amount', formatCurrency(amount, currency)],
        ...(expected === undefined
          ? []
          : [['In the books', formatCurrency(expected)] as [string, string]]),
        ...(at.reason ? [['Details', at.reason] as [string, string]] : []),
      ],
      note: 'When it is settled, find it with npm run reconciliation -- list and close it with npm run reconciliation -- resolve. You are notified once per case.',
    }),
  }),
};
