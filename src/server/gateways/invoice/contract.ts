import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import type { InvoiceChoice } from '~/schemas/invoice';
import { type InvoiceProvider, type InvoiceToIssue, ProviderUnavailable } from './provider';

/** Test set-up of an agency for the contract. */
export interface ProviderUnderTest {
  provider: InvoiceProvider;
  /** Number of the invoices in the agency's records. */
  count(): number;
  /** Carries out the next request, and loses the response. */
  loseAnswer(of: 'issue' | 'void' | 'allow'): void;
  /** The next request does not reach the agency. */
  fail(of: 'issue' | 'find'): void;
}

const CHOICES: InvoiceChoice[] = [
  { kind: 'MEMBER' },
  { kind: 'MOBILE', code: '/AB+1.2-' },
  { kind: 'CERTIFICATE', code: 'AB12345678901234' },
  { kind: 'COMPANY', code: '12345675', title: '口譯 & 工作室' },
  { kind: 'DONATION', code: '8585' },
];

/** Tests that every agency must pass; call it inside a `describe`. */
export function providerContract(setUp: () => Promise<ProviderUnderTest>): void {
  let world: ProviderUnderTest;
  beforeEach(async () => {
    world = await setUp();
  });

  const request = (over: Partial<InvoiceToIssue> = {}): InvoiceToIssue => ({
    reference: `SY${randomUUID().replaceAll('-', '').slice(0, 18).toUpperCase()}`,
    amount: 2670,
    choice: { kind: 'MEMBER' },
    email: 'buyer@shuoyi.example',
    lines: [{ name: '季方案 "A" + 100%', qty: 1, amount: 2670 }],
    ...over,
  });
  const issue = async (over: Partial<InvoiceToIssue> = {}) => {
    const invoice = request(over);
    const issued = await world.provider.issue(invoice);
    if (issued.state !== 'issued') throw new Error(`Rejected: ${issued.reason} ${issued.detail}`);
    return { ...issued.invoice, reference: invoice.reference };
  };

  it.each(CHOICES)('An invoice for %j is issued, and found under its reference', async (choice) => {
    const { reference, ...issued } = await issue({ choice });
    expect(issued).toMatchObject({ amount: 2670, isVoided: false });
    expect(issued.number).toMatch(/^[A-Z]{2}\d{8}$/);
    expect(Math.abs(issued.issuedAt.getTime() - Date.now())).toBeLessThan(5000);
    expect(await world.provider.find(reference)).toEqual(issued);
  });

  it('Lines with a discount that does not divide, and several pieces, add up to the amount', async () => {
    const lines = [
      { name: '月方案', qty: 3, amount: 2900 },
      { name: '季方案', qty: 2, amount: 5000 },
    ];
    expect(await issue({ amount: 7900, lines })).toMatchObject({ amount: 7900 });
  });

  it('Four requests with one reference issue one invoice', async () => {
    const invoice = request();
    const before = world.count();
    const all = await Promise.all([1, 2, 3, 4].map(() => world.provider.issue(invoice)));
    const numbers = all.map((one) => one.state === 'issued' && one.invoice.number);
    expect(new Set(numbers).size).toBe(1);
    expect(numbers[0]).toMatch(/^[A-Z]{2}\d{8}$/);
    expect(world.count()).toBe(before + 1);
  });

  it('An unknown reference has no invoice', async () => {
    expect(await world.provider.find('SYNOBODY')).toBeNull();
  });

  it('An issue whose answer is lost is unavailable, and its repetition has the same invoice', async () => {
    const invoice = request();
    world.loseAnswer('issue');
    await expect(world.provider.issue(invoice)).rejects.toThrow(ProviderUnavailable);
    const found = await world.provider.find(invoice.reference);
    expect(await world.provider.issue(invoice)).toEqual({ state: 'issued', invoice: found });
  });

  it('A request that does not arrive is reported as unavailable, and no invoice is issued', async () => {
    const invoice = request();
    world.fail('issue');
    await expect(world.provider.issue(invoice)).rejects.toThrow(ProviderUnavailable);
    expect(await world.provider.find(invoice.reference)).toBeNull();
    world.fail('find');
    await expect(world.provider.find(invoice.reference)).rejects.toThrow(ProviderUnavailable);
  });

  it('An invoice for an unknown code is rejected, with the reason', async () => {
    const mobile = await world.provider.issue(
      request({ choice: { kind: 'MOBILE', code: '/ABC1000' } }),
    );
    expect(mobile).toMatchObject({ state: 'rejected', reason: 'CARRIER' });
    const charity = await world.provider.issue(
      request({ choice: { kind: 'DONATION', code: '9000' } }),
    );
    expect(charity).toMatchObject({ state: 'rejected', reason: 'DONATION_CODE' });
  });

  it('An invoice is voided, also when the answer was lost, and has no allowance then', async () => {
    const { reference, ...invoice } = await issue();
    world.loseAnswer('void');
    const call = () => world.provider.voidInvoice({ ...invoice, reason: '全額退款' });
    await expect(call()).rejects.toThrow(ProviderUnavailable);
    expect(await call()).toEqual({ state: 'voided' });
    expect(await world.provider.find(reference)).toMatchObject({ isVoided: true });
    const allowance = { ...invoice, amount: 100, email: null, description: '退款' };
    expect(await world.provider.allow(allowance)).toMatchObject({
      state: 'rejected',
      reason: 'VOIDED_THERE',
    });
  });

  it('Allowances are listed under their numbers, also one whose answer was lost, and forbid a void', async () => {
    const invoice = await issue();
    expect(await world.provider.listAllowances(invoice)).toEqual([]);
    const allow = (amount: number) =>
      world.provider.allow({ ...invoice, amount, email: 'a@b.example', description: '退款' });
    const first = await allow(1000);
    if (first.state !== 'allowed') throw new Error(first.detail);
    world.loseAnswer('allow');
    await expect(allow(600)).rejects.toThrow(ProviderUnavailable);
    expect(await world.provider.listAllowances(invoice)).toEqual([
      first.allowance,
      { number: expect.any(String), amount: 600, writtenAt: expect.any(Date) },
    ]);
    expect(await allow(1071)).toMatchObject({ state: 'rejected' });
    expect(await world.provider.voidInvoice({ ...invoice, reason: 'x' })).toMatchObject({
      state: 'rejected',
      reason: 'ALLOWED_THERE',
    });
  });

  it('An invoice that the agency does not know is neither voided nor allowed', async () => {
    const unknown = { number: 'AB00000000', issuedAt: new Date() };
    const rejected = { state: 'rejected', reason: 'UNKNOWN_THERE' };
    expect(await world.provider.voidInvoice({ ...unknown, reason: 'x' })).toMatchObject(rejected);
    const allowance = { ...unknown, amount: 1, email: null, description: 'x' };
    expect(await world.provider.allow(allowance)).toMatchObject(rejected);
  });
}
