import type { EcpayAccount } from '../ecpay/account';
import { parseFields } from '../ecpay/call';
import { type EcpayFields, hasValidSignature, withCheckMac } from '../ecpay/check-mac';
import { ecpayTime } from '../ecpay/taipei-clock';
import { actOn, type FakeTrade, toStatement } from './ecpay-trade';
import { type FakeShop, startFakeShop } from './shop';

/** A local server with ECPay's protocol as published, because tests cannot reach the real one. */
export interface FakeEcpay {
  account: EcpayAccount;
  trades: Map<string, FakeTrade>;
  /** Posts the form as the buyer's browser, and types a card into the returned page. The shop gets the webhook
   *  as from ECPay's servers, unless `notify` is false. */
  pay(
    fields: EcpayFields,
    card: 'good' | 'declined',
    options?: { notify?: boolean },
  ): Promise<'captured' | 'declined' | 'closed'>;
  /** Fields of ECPay's webhook about a trade. */
  webhookFields(reference: string, over?: EcpayFields): EcpayFields;
  /** Posts a webhook. @returns the body of the shop's response */
  notify(fields: EcpayFields): Promise<string>;
  /** 20:15 in Taipei: every authorisation is closed. */
  endOfDay(): void;
  close(): Promise<void>;
}

export const FAKE_ACCOUNT = {
  merchantId: '3002607',
  hashKey: 'pwFHCqoQZGmho4w6',
  hashIv: 'EkRm7iFT261dpevs',
  creditCheckCode: '91845555',
};

export async function startFakeEcpay(): Promise<FakeEcpay> {
  const trades = new Map<string, FakeTrade>();
  const site: FakeShop = await startFakeShop(async (request) => {
    const fields = parseFields(await request.text());
    const { pathname } = new URL(request.url);
    if (!hasValidSignature(fields, FAKE_ACCOUNT)) return text('10200073|CheckMacValue Error');
    if (fields.MerchantID !== FAKE_ACCOUNT.merchantId) return text('10200002|MerchantID Error');
    const trade = trades.get(fields.MerchantTradeNo ?? '');
    if (pathname === '/Cashier/AioCheckOut/V5') return openTrade(trades, fields);
    if (pathname === '/Cashier/QueryTradeInfo/V5') return tradeInfo(fields, trade);
    if (pathname === '/CreditDetail/DoAction') return form(actOn(trade, fields));
    const stated = [...trades.values()].find(({ gwsr }) => gwsr === fields.CreditRefundId);
    return Response.json(toStatement(stated, fields, FAKE_ACCOUNT.creditCheckCode));
  });
  const account = { ...FAKE_ACCOUNT, url: site.origin };

  function notice(reference: string, over: EcpayFields = {}): EcpayFields {
    const trade = trades.get(reference)!;
    return withCheckMac(
      {
        ...paymentFields(trade),
        RtnCode: trade.status === '1' ? '1' : '10100248',
        RtnMsg: trade.status === '1' ? '交易成功' : '拒絕交易，請客戶聯繫發卡行確認原因',
        SimulatePaid: '0',
        ...over,
      },
      account,
    );
  }

  async function notify(fields: EcpayFields): Promise<string> {
    const { ReturnURL = '' } = trades.get(fields.MerchantTradeNo ?? '')?.request ?? {};
    const response = await fetch(ReturnURL, { method: 'POST', body: new URLSearchParams(fields) });
    return response.text();
  }

  return {
    account,
    trades,
    webhookFields: notice,
    notify,
    async pay(fields, card, { notify: notifiesShop = true } = {}) {
      const reference = fields.MerchantTradeNo ?? '';
      if (!trades.has(reference)) {
        const body = new URLSearchParams(fields);
        const page = await fetch(`${site.origin}/Cashier/AioCheckOut/V5`, { method: 'POST', body });
        if (!(await page.text()).startsWith('<')) return 'closed';
      }
      const trade = trades.get(reference)!;
      if (trade.status !== '0') return 'closed';
      trade.status = card === 'good' ? '1' : '10200095';
      trade.paidAt = new Date();
      if (notifiesShop) await notify(notice(reference));
      return card === 'good' ? 'captured' : 'declined';
    },
    endOfDay() {
      for (const trade of trades.values())
        if (trade.status === '1' && trade.entries.length === 0 && !trade.abandoned)
          trade.entries.push({ status: '已關帳', amount: trade.amount });
    },
    close: site.close,
  };
}

let count = 0;

/** Opens a trade's page, once per number. */
function openTrade(trades: Map<string, FakeTrade>, fields: EcpayFields): Response {
  const { MerchantTradeNo = '', TotalAmount = '' } = fields;
  const wellFormed = /^[A-Za-z0-9]{1,20}$/.test(MerchantTradeNo) && /^\d+$/.test(TotalAmount);
  if (!wellFormed || fields.EncryptType !== '1' || fields.ChoosePayment !== 'Credit')
    return text('10200052|Parameter Error');
  if ((fields.ItemName ?? '').length > 400 || /[#&<>]/.test(fields.ItemName ?? ''))
    return text('10200095|ItemName Error');
  if (trades.has(MerchantTradeNo)) return text('10300028|訂單編號重覆');
  count += 1;
  trades.set(MerchantTradeNo, {
    request: fields,
    tradeNo: `2611211${String(count).padStart(13, '0')}`,
    gwsr: String(11_000_000 + count),
    amount: Number(TotalAmount),
    status: '0',
    paidAt: null,
    entries: [],
    abandoned: false,
  });
  return text('<html><body>信用卡付款</body></html>');
}

function tradeInfo(fields: EcpayFields, trade: FakeTrade | undefined): Response {
  const age = Math.abs(Date.now() / 1000 - Number(fields.TimeStamp));
  if (!(age < 180)) return text('10200070|TimeStamp Error');
  const unknown = { MerchantID: FAKE_ACCOUNT.merchantId, TradeStatus: '10200047' };
  return form(
    withCheckMac(
      trade ? { ...paymentFields(trade), TradeStatus: trade.status } : unknown,
      FAKE_ACCOUNT,
    ),
  );
}

/** Fields of webhooks and query responses; the card only after the capture. */
function paymentFields({ request, tradeNo, gwsr, amount, status, paidAt }: FakeTrade): EcpayFields {
  return {
    MerchantID: FAKE_ACCOUNT.merchantId,
    MerchantTradeNo: request.MerchantTradeNo ?? '',
    StoreID: '',
    TradeNo: tradeNo,
    TradeAmt: String(amount),
    TradeDate: request.MerchantTradeDate ?? '',
    PaymentType: 'Credit_CreditCard',
    PaymentDate: paidAt ? ecpayTime(paidAt) : '',
    ...(status === '1' && request.NeedExtraPaidInfo === 'Y' && { gwsr, card4no: '4242' }),
  };
}

const text = (body: string) => new Response(body, { headers: { 'content-type': 'text/html' } });
const form = (fields: EcpayFields) => text(new URLSearchParams(fields).toString());
