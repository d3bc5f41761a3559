import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { providerContract } from '../contract';
import { type FakeEcpayInvoice, startFakeEcpayInvoice } from '../fakes/ecpay-invoice';
import { type InvoiceToIssue, ProviderUnavailable } from '../provider';
import { decryptData, encryptData } from './cipher';
import { ecpayInvoiceProvider } from './ecpay-provider';
import { toRejected } from './rejection';

let ecpay: FakeEcpayInvoice;
beforeAll(async () => {
  ecpay = await startFakeEcpayInvoice();
});
afterAll(() => ecpay.close());

const ADDRESSES = {
  issue: 'Issue',
  find: 'GetIssue',
  void: 'Invalid',
  allow: 'Allowance',
} as const;

describe('ECPay’s e-invoices', () => {
  providerContract(async () => ({
    provider: ecpayInvoiceProvider(ecpay.account),
    count: () => ecpay.invoices.size,
    loseAnswer: (of) => ecpay.loseAnswers(ADDRESSES[of]),
    fail: (of) => ecpay.fail(ADDRESSES[of]),
  }));
});

let sequence = 0;
const request = (over: Partial<InvoiceToIssue> = {}): InvoiceToIssue => {
  sequence += 1;
  return {
    reference: `SYFIELDS${sequence}`,
    amount: 990,
    choice: { kind: 'MEMBER' },
    email: 'buyer@shuoyi.example',
    lines: [{ name: '月方案', qty: 1, amount: 990 }],
    ...over,
  };
};
const provider = (over = {}) => ecpayInvoiceProvider({ ...ecpay.account, ...over });

describe('A request to ECPay', () => {
  beforeEach(() => ecpay.allot(Number.POSITIVE_INFINITY));

  it('A company’s invoice has its tax ID, its name and a carrier, and is neither printed nor donated', async () => {
    const choice = { kind: 'COMPANY', code: '12345675', title: '口譯工作室' } as const;
    const invoice = request({ choice });
    await provider().issue(invoice);
    expect(ecpay.invoices.get(invoice.reference)?.request).toMatchObject({
      CustomerIdentifier: '12345675',
      CustomerName: '口譯工作室',
      Print: '0',
      Donation: '0',
      CarrierType: '1',
      CarrierNum: '',
      SalesAmount: 990,
      TaxType: '1',
      InvType: '07',
      vat: '1',
    });
  });

  it('A donated invoice has the charity’s code, and neither a carrier nor a name', async () => {
    const invoice = request({ choice: { kind: 'DONATION', code: '8585' } });
    await provider().issue(invoice);
    const sent = ecpay.invoices.get(invoice.reference)?.request;
    expect(sent).toMatchObject({ Donation: '1', LoveCode: '8585', CarrierType: '', Print: '0' });
    expect(sent).not.toHaveProperty('CustomerName');
    expect(sent).not.toHaveProperty('CustomerIdentifier');
  });

  it('Wrong keys, an unknown merchant and used-up numbers are rejected with their reasons', async () => {
    const withKey = provider({ hashKey: '0000000000000000' });
    expect(await withKey.issue(request())).toMatchObject({ reason: 'CREDENTIALS' });
    const other = provider({ merchantId: '9' });
    expect(await other.issue(request())).toMatchObject({ state: 'rejected', reason: 'OTHER' });
    ecpay.allot(0);
    expect(await provider().issue(request())).toMatchObject({
      state: 'rejected',
      reason: 'NUMBERS_USED_UP',
      detail: '發票字軌已用完 (1100040)',
    });
  });

  it('A host that does not answer is unavailable, and the error has neither keys nor data', async () => {
    const away = provider({ url: 'http://127.0.0.1:9' });
    const error = await away.issue(request()).catch((reason: Error) => reason);
    expect(error).toBeInstanceOf(ProviderUnavailable);
    expect(String(error)).not.toMatch(/local-hash|buyer@/);
  });
});

describe('The encryption of ECPay’s data', () => {
  const keys = { hashKey: 'ejCk326UnaZWKisg', hashIv: 'q9jcZX8Ib9LM8wYk' };

  it('Encrypted data is what other implementations of ECPay’s documentation make of it', () => {
    // openssl enc -aes-128-cbc over the percent-encoded JSON, with the keys that ECPay publishes for its test site.
    expect(encryptData({ Name: 'Test', ID: 'A123456789' }, keys)).toBe(
      'uvI4yrErM37XNQkXGAgRgJAgHn2t72jahaMZzYhWL1HmvH4WV18VJDP2i9pTbC+tby5nxVExLLFyAkbjbS2Dvg==',
    );
  });

  it('Any text survives encryption', () => {
    const data = { text: '月方案 + 100% & ~!*\'() "<>" 😀', list: [1, { a: null }] };
    expect(decryptData(encryptData(data, keys), keys)).toEqual(data);
  });
});

it.each([
  [9000001, '呼叫財政部API失敗', 'BUSY'],
  [0, '系統忙碌中，請稍後再試', 'BUSY'],
  [5070450, 'B2C作廢發票 該發票已被折讓過，無法直接作廢發票', 'ALLOWED_THERE'],
  [2000042, '作廢發票號碼不能折讓', 'VOIDED_THERE'],
  [1600003, '無發票號碼資料', 'UNKNOWN_THERE'],
  [0, '特店不存在', 'CREDENTIALS'],
  [0, '手機條碼載具編號錯誤', 'CARRIER'],
  [0, '統一編號檢核錯誤', 'TAX_ID'],
  [0, '發票已申報，無法作廢', 'TOO_LATE'],
  [1234567, '某個未知的錯誤', 'OTHER'],
])('ECPay’s rejection %i %s is read as %s', (code, message, reason) => {
  const answer = { kind: 'answer', code, message, data: {} } as const;
  expect(toRejected(answer)).toEqual({ state: 'rejected', reason, detail: `${message} (${code})` });
});
