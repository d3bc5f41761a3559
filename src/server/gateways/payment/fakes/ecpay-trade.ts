import type { EcpayFields } from '../ecpay/check-mac';

/** A trade in the fake's records. */
export interface FakeTrade {
  request: EcpayFields;
  tradeNo: string;
  gwsr: string;
  amount: number;
  /** `TradeStatus`. */
  status: '0' | '1' | '10200095';
  paidAt: Date | null;
  /** `close_data`: closings are positive, refunds negative. */
  entries: { status: '要關帳' | '已關帳' | '操作取消'; amount: number }[];
  abandoned: boolean;
}

/** Response of `/CreditDetail/QueryTrade/V2`. */
export function toStatement(
  trade: FakeTrade | undefined,
  request: EcpayFields,
  creditCheckCode: string,
): object {
  if (request.CreditCheckCode !== creditCheckCode) return { RtnMsg: 'error', RtnValue: null };
  if (trade?.status !== '1' || request.CreditAmount !== String(trade.amount))
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

/** Response of `/CreditDetail/DoAction`: the stage of the capture decides which action is possible. */
export function actOn(trade: FakeTrade | undefined, request: EcpayFields): EcpayFields {
  const respond = (RtnCode: string, RtnMsg: string) => ({
    MerchantID: request.MerchantID ?? '',
    MerchantTradeNo: request.MerchantTradeNo ?? '',
    TradeNo: request.TradeNo ?? '',
    RtnCode,
    RtnMsg,
  });
  if (trade?.status !== '1' || trade.abandoned || trade.tradeNo !== request.TradeNo)
    return respond('10200047', 'error_nopay');
  const total = Number(request.TotalAmount);
  const closing = openClosing(trade);
  switch (request.Action) {
    case 'N':
      if (closing || total !== trade.amount) return respond('0', 'error_status');
      trade.abandoned = true;
      return respond('1', '');
    case 'E':
      if (closing?.status !== '要關帳') return respond('0', 'error_status');
      closing.status = '操作取消';
      return respond('1', '');
    case 'R':
      if (!closing || total > sumEntries(trade)) return respond('0', 'error_amount');
      trade.entries.push({ status: '要關帳', amount: -total });
      return respond('1', '');
    default:
      return respond('0', 'error_Action');
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
