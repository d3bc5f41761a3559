import { toTable } from '~/lib/to-table';
import { startFakeShop } from '~/server/gateways/payment/fakes/shop';
import type { EcpayInvoiceAccount } from '../ecpay/call';
import { decryptData, encryptData } from '../ecpay/cipher';
import { createRecords, type FakeInvoice } from './ecpay-records';
import type { Fields } from './ecpay-rules';

/** A local server with ECPay's published e-invoice protocol, for tests and for trials without a contract. It
 *  keeps its records while it runs. */
export interface FakeEcpayInvoice {
  account: EcpayInvoiceAccount;
  /** Invoices by `RelateNumber`, in upper case. */
  invoices: Map<string, FakeInvoice>;
  /** Addresses of the requests, in order, such as `Issue`. */
  requests: string[];
  /** Carries out the next requests to an address, and loses the responses. */
  loseAnswers(name: string, count?: number): void;
  /** Neither carries out the next requests to an address nor responds. */
  fail(name: string, count?: number): void;
  /** Sets the number of allotted invoice numbers; by default there are enough. */
  allot(numbers: number): void;
  /** Makes an address wait until the returned function is called. */
  hold(name: string): () => void;
  close(): Promise<void>;
}

/** Keys of this server; ECPay's own test site publishes others. */
export const LOCAL_KEYS = {
  merchantId: '2000001',
  hashKey: 'local-hash-key-1',
  hashIv: 'local-hash-iv-01',
};

/** @param options a port instead of a free one, and the clock of its records */
export async function startFakeEcpayInvoice(
  options: { port?: number; now?: (() => Date) | undefined } = {},
): Promise<FakeEcpayInvoice> {
  let numbers = Number.POSITIVE_INFINITY;
  const { invoices, answers } = createRecords(() => numbers, options.now);
  const lost = new Map<string, number>();
  const failed = new Map<string, number>();
  const holds = new Map<string, Promise<void>>();
  const requests: string[] = [];
  const take = (from: Map<string, number>, name: string) => {
    const left = from.get(name) ?? 0;
    from.set(name, left - 1);
    return left > 0;
  };

  const site = await startFakeShop(async (request) => {
    const name = new URL(request.url).pathname.replace('/B2CInvoice/', '');
    requests.push(name);
    await holds.get(name);
    if (take(failed, name)) return new Response('Bad Gateway', { status: 502 });
    const answer = toTable(answers).get(name);
    if (!answer || request.method !== 'POST') return new Response('Not Found', { status: 404 });
    const opened = open(request.headers.get('content-type'), await request.text());
    if ('error' in opened) return Response.json(envelope(opened.error));
    const data = answer(opened.data);
    if (take(lost, name)) return new Response('Gateway Timeout', { status: 504 });
    return Response.json(envelope([1, 'Success'], encryptData(data, LOCAL_KEYS)));
  }, options.port);

  return {
    account: { ...LOCAL_KEYS, url: site.origin },
    invoices,
    requests,
    loseAnswers: (name, count = 1) => lost.set(name, count),
    fail: (name, count = 1) => failed.set(name, count),
    allot: (count) => {
      numbers = count;
    },
    hold(name) {
      let release = () => {};
      holds.set(name, new Promise((resolve) => (release = resolve)));
      return release;
    },
    close: site.close,
  };
}

type Opened = { data: Fields } | { error: readonly [number, string] };

/** Opens a request as ECPay does: merchant, time, version, keys. */
function open(type: string | null, body: string): Opened {
  if (!type?.startsWith('application/json')) return { error: [101, 'Content-Type Error'] };
  const { MerchantID, RqHeader, Data } = JSON.parse(body);
  if (MerchantID !== LOCAL_KEYS.merchantId) return { error: [102, 'MerchantID Error'] };
  if (RqHeader?.Revision !== '3.0.0') return { error: [103, 'Revision Error'] };
  const age = Math.abs(Date.now() / 1000 - Number(RqHeader.Timestamp));
  if (!(age < 600)) return { error: [104, 'Timestamp Error'] };
  try {
    const data = decryptData(Data, LOCAL_KEYS) as Fields;
    return data.MerchantID === MerchantID ? { data } : { error: [102, 'MerchantID Error'] };
  } catch {
    return { error: [110, 'Data decrypt fail'] };
  }
}

function envelope([TransCode, TransMsg]: readonly [number, string], Data = '') {
  const Timestamp = Math.floor(Date.now() / 1000);
  return { MerchantID: LOCAL_KEYS.merchantId, RpHeader: { Timestamp }, TransCode, TransMsg, Data };
}
