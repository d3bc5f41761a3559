import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { checkMacValue, hasValidSignature, withCheckMac } from './check-mac';

const KEYS = { hashKey: 'pwFHCqoQZGmho4w6', hashIv: 'EkRm7iFT261dpevs' };

/** The example that ECPay publishes with its rules. */
const PUBLISHED = {
  TradeDesc: '促銷方案',
  PaymentType: 'aio',
  MerchantTradeDate: '2023/03/12 15:30:23',
  MerchantTradeNo: 'ecpay20230312153023',
  MerchantID: '3002607',
  ReturnURL: 'https://www.ecpay.com.tw/receive.php',
  ItemName: 'Apple iphone 15',
  TotalAmount: '30000',
  ChoosePayment: 'ALL',
  EncryptType: '1',
};
const PUBLISHED_VALUE = '6C51C9E6888DE861FD62FB1DD17029FC742634498FD813DC43D4243B5685B840';

describe('ECPay’s check value', () => {
  it('ECPay’s check value of the published example is the published one', () => {
    expect(checkMacValue(PUBLISHED, KEYS)).toBe(PUBLISHED_VALUE);
  });

  it('ECPay’s check value does not depend on the order of the fields, nor on a given check value', () => {
    const reversed = Object.fromEntries(Object.entries(PUBLISHED).reverse());
    expect(checkMacValue({ ...reversed, CheckMacValue: 'X' }, KEYS)).toBe(PUBLISHED_VALUE);
  });

  it('ECPay’s check value encodes the characters that .NET encodes and JavaScript does not', () => {
    const macForItem = (ItemName: string) => checkMacValue({ ItemName }, KEYS);
    // Encoded by hand according to the published table.
    const encoded =
      'hashkey%3dpwfhcqoqzgmho4w6%26itemname%3d-_.!*()+%27%7e%26hashiv%3dekrm7ift261dpevs';
    const hash = createHash('sha256').update(encoded).digest('hex').toUpperCase();
    expect(macForItem("-_.!*() '~")).toBe(hash);
  });

  it('ECPay’s check value is accepted in lower case too, and rejected when a field was changed or is missing', () => {
    const fields = withCheckMac(PUBLISHED, KEYS);
    expect(hasValidSignature(fields, KEYS)).toBe(true);
    const lowerCase = { ...fields, CheckMacValue: PUBLISHED_VALUE.toLowerCase() };
    expect(hasValidSignature(lowerCase, KEYS)).toBe(true);
    expect(hasValidSignature({ ...fields, TotalAmount: '1' }, KEYS)).toBe(false);
    expect(hasValidSignature({ ...fields, SimulatePaid: '0' }, KEYS)).toBe(false);
    expect(hasValidSignature(fields, { ...KEYS, hashIv: 'another' })).toBe(false);
    expect(hasValidSignature(PUBLISHED, KEYS)).toBe(false);
  });
});
