import { toTable } from '~/lib/to-table';
/** Decrypted fields of a request. */
export type Fields = Record<string, unknown>;

/** `RtnCode` and `RtnMsg` of a rejection, with the messages of ECPay's test site. */
export type RtnError = readonly [number, string];

const isText = (value: unknown, pattern: RegExp) =>
  typeof value === 'string' && pattern.test(value);

/** The published rules of `/B2CInvoice/Issue` that a shop like this one can break; null if it breaks none. */
export function issueError(fields: Fields): RtnError | null {
  const { RelateNumber, CustomerIdentifier = '', Print, Donation, CarrierType } = fields;
  const { CarrierNum = '', LoveCode = '', CustomerEmail, CustomerPhone } = fields;
  if (!isText(RelateNumber, /^[0-9A-Za-z]{1,50}$/)) return [5000001, '自訂編號格式錯誤'];
  if (!isText(CustomerEmail, /^[^@\s]+@[^@\s]+$/) && !isText(CustomerPhone, /^\d{1,20}$/))
    return [5000002, '客戶電子信箱與手機號碼須擇一填寫'];
  if (!isText(Print, /^[01]$/) || !isText(Donation, /^[01]$/)) return [5000003, '列印註記格式錯誤'];
  const isCompany = CustomerIdentifier !== '';
  if (isCompany && !isText(CustomerIdentifier, /^\d{8}$/)) return [5000004, '統一編號格式錯誤'];
  if (isCompany && Donation === '1') return [5000005, '統一編號有值時，不可捐贈'];
  if (Donation === '1' && Print === '1') return [5000006, '捐贈時，不可列印'];
  if (Donation === '1' && !isText(LoveCode, /^\d{3,7}$/)) return [5000007, '捐贈碼格式錯誤'];
  if (Donation === '0' && LoveCode !== '') return [5000007, '捐贈碼不可有值'];
  if (Donation === '1' && CarrierType !== '') return [5000008, '捐贈時，載具類別不可有值'];
  if (isCompany && CarrierType === '' && Print !== '1')
    return [5000009, '統一編號有值且無載具時，列印註記須為 1'];
  if (Print === '1' && (!fields.CustomerName || !fields.CustomerAddr))
    return [5000010, '列印時，客戶名稱與地址必填'];
  return carrierError(CarrierType, CarrierNum) ?? amountError(fields);
}

function carrierError(type: unknown, number: unknown): RtnError | null {
  const patterns = toTable<RegExp>({
    '': /^$/,
    '1': /^$/,
    '2': /^[A-Z]{2}\d{14}$/,
    '3': /^\/[0-9A-Z.+-]{7}$/,
  });
  const pattern = typeof type === 'string' ? patterns.get(type) : undefined;
  if (pattern && isText(number, pattern)) return null;
  return [5000011, '載具編號格式錯誤'];
}

function amountError({ SalesAmount, Items, TaxType, InvType }: Fields): RtnError | null {
  if (TaxType !== '1' || InvType !== '07') return [5000012, '課稅類別錯誤'];
  if (!Number.isInteger(SalesAmount) || Number(SalesAmount) < 1)
    return [5000013, '發票金額須為正整數'];
  return itemsError(Items, Number(SalesAmount));
}

/** Checks that items add up to an amount, and that each amount is its price times its count. */
export function itemsError(items: unknown, total: number): RtnError | null {
  const list: Fields[] = Array.isArray(items) ? items : [];
  const complete = list.every(
    ({ ItemName, ItemWord, ItemCount, ItemPrice, ItemAmount }) =>
      isText(ItemName, /^.{1,500}$/) &&
      isText(ItemWord, /^.{1,6}$/) &&
      Number(ItemCount) * Number(ItemPrice) === Number(ItemAmount),
  );
  if (list.length === 0 || !complete) return [5000014, '商品資訊格式錯誤'];
  const sum = list.reduce((all, { ItemAmount }) => all + Number(ItemAmount), 0);
  return sum === total ? null : [5000022, '驗證發票金額發現錯誤，與商品合計金額不符'];
}
