import { taipeiIso } from '~/lib/taipei-time';
import { type Fields, issueError, itemsError, type RtnError } from './ecpay-rules';

/** An invoice in the local server's records. */
export interface FakeInvoice {
  request: Fields;
  number: string;
  issuedAt: string;
  isVoided: boolean;
  allowances: { number: string; amount: number; isVoided: boolean; writtenAt: string }[];
}

const done = (fields: object = {}) => ({ RtnCode: 1, RtnMsg: '成功', ...fields });
/** Codes that end in 000 belong to nobody. */
const exists = (code: unknown) => done({ IsExist: String(code).endsWith('000') ? 'N' : 'Y' });
const rejected = ([RtnCode, RtnMsg]: RtnError) => ({ RtnCode, RtnMsg });
const clock = (at = new Date()) => taipeiIso(at).replace('T', ' ');

/** ECPay's records of one shop, with its responses by address. `numbers` returns the number of invoice
 *  numbers left. */
export function createRecords(numbers: () => number, now: () => Date = () => new Date()) {
  const invoices = new Map<string, FakeInvoice>();
  const byNumber = ({ InvoiceNo, InvoiceDate, Date: date = InvoiceDate }: Fields) =>
    [...invoices.values()].find(
      ({ number, issuedAt }) => number === InvoiceNo && issuedAt.slice(0, 10) === date,
    );
  const key = (fields: Fields) => String(fields.RelateNumber).toUpperCase();

  const answers: Record<string, (fields: Fields) => object> = {
    Issue(fields) {
      const error = issueError(fields);
      if (error) return rejected(error);
      if (invoices.has(key(fields)))
        return rejected([5070357, 'B2C開立發票 自訂編號重覆，請重新設定']);
      if (invoices.size >= numbers()) return rejected([1100040, '發票字軌已用完']);
      const number = `ZA${String(10_000_000 + invoices.size)}`;
      const issuedAt = clock(now());
      invoices.set(key(fields), {
        request: fields,
        number,
        issuedAt,
        isVoided: false,
        allowances: [],
      });
      return done({ InvoiceNo: number, InvoiceDate: issuedAt, RandomNumber: '4711' });
    },
    GetIssue(fields) {
      const found = fields.RelateNumber ? invoices.get(key(fields)) : byNumber(fields);
      if (!found) return rejected([2, '查無發票資料，請重新確認']);
      const { request, number, issuedAt, isVoided, allowances } = found;
      const allowed = allowances.reduce((sum, one) => sum + (one.isVoided ? 0 : one.amount), 0);
      return done({
        IIS_Number: number,
        IIS_Relate_Number: request.RelateNumber,
        IIS_Create_Date: issuedAt,
        IIS_Sales_Amount: request.SalesAmount,
        IIS_Remain_Allowance_Amt: Number(request.SalesAmount) - allowed,
        IIS_Issue_Status: '1',
        IIS_Invalid_Status: isVoided ? '1' : '0',
        IIS_Random_Number: '4711',
      });
    },
    Invalid(fields) {
      const found = byNumber(fields);
      if (!found) return rejected([1600003, '無發票號碼資料']);
      const reason = String(fields.Reason ?? '');
      if (reason.length < 1 || reason.length > 20) return rejected([5070451, '作廢原因長度錯誤']);
      if (found.isVoided) return rejected([5070453, 'B2C作廢發票 該發票已被作廢過']);
      if (found.allowances.some((one) => !one.isVoided))
        return rejected([5070450, 'B2C作廢發票 該發票已被折讓過，無法直接作廢發票']);
      found.isVoided = true;
      return done({ InvoiceNo: found.number });
    },
    Allowance(fields) {
      const found = byNumber(fields);
      if (!found) return rejected([1600003, '無發票號碼資料']);
      if (found.isVoided) return rejected([2000042, '作廢發票號碼不能折讓']);
      const amount = Number(fields.AllowanceAmount);
      const error = itemsError(fields.Items, amount);
      if (error) return rejected(error);
      if (fields.AllowanceNotify === 'E' && !fields.NotifyMail)
        return rejected([2000003, '通知電子信箱必填']);
      const left =
        Number(found.request.SalesAmount) -
        found.allowances.reduce((sum, one) => sum + (one.isVoided ? 0 : one.amount), 0);
      if (!(amount > 0) || amount > left) return rejected([2000004, '折讓金額超過可折讓金額']);
      const number = `${clock(now()).replace(/\D/g, '')}${10 + found.allowances.length}`;
      const writtenAt = clock(now());
      found.allowances.push({ number, amount, isVoided: false, writtenAt });
      return done({
        IA_Allow_No: number,
        IA_Invoice_No: found.number,
        IA_Date: writtenAt,
        IIS_Remain_Allowance_Amt: left - amount,
      });
    },
    GetAllowanceList(fields) {
      const found = byNumber(fields);
      if (!found?.allowances.length) return rejected([7, '查無折讓資料']);
      return done({
        AllowanceInfo: found.allowances.map(({ number, amount, isVoided, writtenAt }) => ({
          IA_Allow_No: number,
          IA_Invoice_No: found.number,
          IA_Date: writtenAt,
          IA_Invalid_Status: isVoided ? '1' : '0',
          IA_Total_Tax_Amount: amount,
        })),
      });
    },
    CheckBarcode(fields) {
      return exists(fields.BarCode);
    },
    CheckLoveCode(fields) {
      return exists(fields.LoveCode);
    },
  };
  return { invoices, answers };
}
