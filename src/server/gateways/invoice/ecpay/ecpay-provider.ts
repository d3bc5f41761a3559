import { taipeiIso } from '~/lib/taipei-time';
import type { InvoiceProvider } from '../provider';
import { ProviderUnavailable } from '../provider';
import { call, type EcpayAnswer, type EcpayInvoiceAccount } from './call';
import { checkCodes } from './check-codes';
import { issueFields, toItem } from './issue-fields';
import { toAllowances, toAllowed, toFound, toIssued } from './records';
import { RTN, toRejected } from './rejection';

const isDone = (answer: EcpayAnswer) => answer.kind === 'answer' && answer.code === RTN.done;
const says = (answer: EcpayAnswer, code: number) =>
  answer.kind === 'answer' && answer.code === code;
const dataOf = (answer: EcpayAnswer) => (answer.kind === 'answer' ? answer.data : null);

/** An invoice's date in Taipei, which ECPay compares with its records. */
const toDate = (at: Date) => taipeiIso(at).slice(0, 10);

/** ECPay's e-invoices for consumers (綠界電子發票 B2C). It only ever issues one invoice under a `RelateNumber`, so
 *  an issue can be repeated safely; allowances have no such number. */
export function ecpayInvoiceProvider(account: EcpayInvoiceAccount): InvoiceProvider {
  async function find(reference: string) {
    const answer = await call(account, '/B2CInvoice/GetIssue', { RelateNumber: reference });
    if (says(answer, RTN.noInvoice)) return null;
    if (isDone(answer)) return toFound(dataOf(answer), reference);
    throw new ProviderUnavailable(`ECPay’s records cannot be read: ${toRejected(answer).detail}`);
  }

  return {
    name: 'ecpay',
    find,

    async issue(invoice) {
      const rejected = await checkCodes(account, invoice.choice);
      if (rejected) return rejected;
      const answer = await call(account, '/B2CInvoice/Issue', issueFields(invoice));
      if (isDone(answer))
        return { state: 'issued', invoice: toIssued(dataOf(answer), invoice.amount) };
      if (!says(answer, RTN.duplicateReference)) return toRejected(answer);
      const found = await find(invoice.reference);
      if (!found) throw new ProviderUnavailable('ECPay has an invoice that it does not find.');
      return { state: 'issued', invoice: found };
    },

    async voidInvoice({ number, issuedAt, reason }) {
      const answer = await call(account, '/B2CInvoice/Invalid', {
        InvoiceNo: number,
        InvoiceDate: toDate(issuedAt),
        // ECPay's maximum.
        Reason: Array.from(reason).slice(0, 20).join(''),
      });
      const isVoided = isDone(answer) || says(answer, RTN.voidedAlready);
      return isVoided ? { state: 'voided' } : toRejected(answer);
    },

    async listAllowances({ number, issuedAt }) {
      const answer = await call(account, '/B2CInvoice/GetAllowanceList', {
        // Searches by the invoice and the date of its issue.
        SearchType: '1',
        InvoiceNo: number,
        Date: toDate(issuedAt),
      });
      if (says(answer, RTN.noAllowance)) return [];
      if (isDone(answer)) return toAllowances(dataOf(answer));
      throw new ProviderUnavailable(`ECPay’s records cannot be read: ${toRejected(answer).detail}`);
    },

    async allow({ number, issuedAt, amount, email, description }) {
      const answer = await call(account, '/B2CInvoice/Allowance', {
        InvoiceNo: number,
        InvoiceDate: toDate(issuedAt),
        ...(email ? { AllowanceNotify: 'E', NotifyMail: email } : { AllowanceNotify: 'N' }),
        AllowanceAmount: amount,
        Items: [toItem({ name: description, qty: 1, amount }, 0)],
      });
      if (!isDone(answer)) return toRejected(answer);
      return { state: 'allowed', allowance: toAllowed(dataOf(answer), number, amount) };
    },
  };
}
