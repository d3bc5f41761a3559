import { formatCurrency } from '~/lib/format-currency';
import type { DiscrepancyKind } from '~/schemas/discrepancy';
import type { EmailTemplates } from '../email-content';
import type { PaymentTemplates } from '../templates';

const DISCREPANCY_TEXTS: Record<DiscrepancyKind, string> = {
  WRONG_AMOUNT: '金流通知的金額或幣別和訂單不同，所以沒有開通任何東西。請到金流後台查明這筆款項。',
  SECOND_CAPTURE: '同一筆訂單被付了兩次。第二筆款項會自動退回，不用另外操作；請留意退款是否完成。',
  ACCOUNT_GONE: '這筆款項的帳號已經刪除，沒有開通任何東西。款項會自動退回，請留意退款是否完成。',
  REFUNDED_IN_DASHBOARD:
    '有人在金流後台直接退了款。訂單狀態已經跟著更新，會員時間沒有動；需要的話請另外調整。',
  REFUND_MISSING: '我們帳上的退款比金流實際退的多。請到金流後台核對每一筆退款。',
  REFUND_FAILED: '金流拒絕了這筆退款，系統不會再試。請到金流後台處理，或用別的方式退給買家。',
  UNRECORDABLE:
    '金流通知的這筆款項無法入帳：交易編號已經屬於另一筆付款，或資料存不進帳上，所以沒有開通任何東西。請到金流後台查這兩筆付款：確實收到款項的話，請在後台退款，或用 npm run membership -- grant 補給買家會員天數。',
  INVOICE_NOT_ISSUED:
    '這筆訂單在發票開立之前全額退費，而退費不在付款當天。發票從付款那天起就該開立，系統則已記為不用開立。請和會計確認要不要補開再作廢。',
};

/** E-mails about refunds, and to operators about discrepancies. */
export const paymentEmailsZh: EmailTemplates<PaymentTemplates> = {
  'refund-done': ({ name, orderId, number, amount, cardLast4, unasked }, site) => ({
    subject: `款項已退回，訂單 ${number}`,
    greeting: `${name}，您好：`,
    paragraphs: [
      unasked
        ? `這筆訂單多付了一次，${formatCurrency(amount)} 已經退回您付款的信用卡。訂單和會員資格都不受影響。`
        : `${formatCurrency(amount)} 已經退回您付款的信用卡。`,
      '帳單上的入帳日依發卡銀行作業而定，通常在七到十四個工作天內。',
    ],
    table: [
      ['退回金額', formatCurrency(amount)],
      ['訂單', number],
      ...(cardLast4 ? [['信用卡', `末四碼 ${cardLast4}`] as [string, string]] : []),
    ],
    button: { label: '查看訂單', url: site.link(`/order-created/${orderId}`) },
  }),

  'books-discrepancy': ({ name, kind, number, amount, currency, expected, ...at }) => ({
    subject: `帳務待查，訂單 ${number}`,
    greeting: `${name}，您好：`,
    paragraphs: [DISCREPANCY_TEXTS[kind]],
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
};
