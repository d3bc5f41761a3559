import type { EcpayFields } from '../ecpay/check-mac';

/** A trade in the test site's books. */
export interface FakeTrade {
  request: EcpayFields;
  tradeNo: string;
  gwsr: string;
  amount: number;
  /** `TradeStatus`. */
  status: '0' | '1' | '10200095';
  paidAt: Date | null;
  /** `close_data`: closings above zero, refunds below. */
  entries: { status: '要關帳' | '已關帳' | '操作取消'; amount: number }[];
  abandoned: boolean;
}

/** `/CreditDetail/QueryTrade/V2`. */
export function toStatement(
  trade: FakeTrade | undefined,
  asked: EcpayFields,
  creditCheckCode: string,
): object {
  if (asked.CreditCheckCode !== creditCheckCode) return { RtnMsg: 'error', RtnValue: null };
  if (trade?.status !== '1' || asked.CreditAmount !== String(trade.amount))
    return { RtnMsg: 'error_nopay', RtnValue: null };
  return {
    RtnMsg: '',
    RtnValue: {
      TradeID: trade.gwsr,
      amount: String(trade.amount),
      clsamt: String(sumEntries(trade)),
      status: trade.abandoned ? '已取消' : (openClosing(trade)?.status ?? '已授權'),
      close_data: trade.entries.map((entry) => ({ ...entry, amount: String(entry.amount) })),
    },
  };
}

/** `/CreditDetail/DoAction`: which action is possible follows from where the capture is. */
export function actOn(trade: FakeTrade | undefined, asked: EcpayFields): EcpayFields {
  const answer = (RtnCode: string, RtnMsg: string) => ({
    MerchantID: asked.MerchantID ?? '',
    MerchantTradeNo: asked.MerchantTradeNo ?? '',
    TradeNo: asked.TradeNo ?? '',
    RtnCode,
    RtnMsg,
  });
  if (trade?.status !== '1' || trade.abandoned || trade.tradeNo !== asked.TradeNo)
    return answer('10200047', 'error_nopay');
  const total = Number(asked.TotalAmount);
  const closing = openClosing(trade);
  switch (asked.Action) {
    case 'N':
      if (closing || total !== trade.amount) return answer('0', 'error_status');
      trade.abandoned = true;
      return answer('1', '');
    case 'E':
      if (closing?.status !== '要關帳') return answer('0', 'error_status');
      closing.status = '操作取消';
      return answer('1', '');
    case 'R':
      if (!closing || total > sumEntries(trade)) return answer('0', 'error_amount');
      trade.entries.push({ status: '要關帳', amount: -total });
      return answer('1', '');
    default:
      return answer('0', 'error_Action');
  }
}

function openClosing({ entries }: FakeTrade) {
  return entries.find(({ status, amount }) => amount > 0 && status !== '操作取消');
}

function sumEntries({ entries }: FakeTrade): number {
  return entries
    .filter(({ status }) => status !== '操作取消')
    .reduce((sum, { amount }) => sum + amount, 0);
}
