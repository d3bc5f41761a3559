import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET } from '~/app/api/operator/tables/[name]/route';
import type { Role } from '~/domain/role';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createMail, SENT_MAIL } from '~/test/mail-fixture';
import { createRestClient } from '~/test/rest-client';
import { createLearner } from '~prisma/factories/learner';
import { createCoupon } from '../services/coupon/create-coupon';
import { withdrawCoupon } from '../services/coupon/withdraw-coupon';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(() => resetDatabase(db));

/** Requests a file as a new account with a role; null: as a visitor. */
async function download(role: Role | null, address: string): Promise<Response> {
  const client = createRestClient();
  if (role) {
    const { email, password } = await createLearner(db, { role });
    await client.postWithToken('auth/login', { email, password });
  }
  const request = new Request(`http://localhost:3000/api/operator/tables/${address}`, {
    headers: { 'accept-language': 'zh-TW' },
  });
  const name = address.split('?')[0] ?? '';
  return client.browser.act(request, () => GET(request, { params: Promise.resolve({ name }) }));
}

const readRows = async (response: Response) => {
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  return new TextDecoder().decode(bytes).trim().split('\r\n');
};

describe('The CSV file of a table', () => {
  it('The file has all rows of all pages, with a byte order mark and names in the reader’s language', async () => {
    const ctx = systemContext(db);
    const count = TABLE_PAGE_SIZE + 5;
    for (let index = 0; index < count; index++)
      await createCoupon({
        ctx,
        input: { code: `C${index}`, kind: 'FIXED', value: 1, note: '=1+1' },
      });
    const response = await download('OWNER', 'acts');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const [head = '', ...rows] = await readRows(response);
    expect(head.split(',')[0]).toBe('時間');
    expect(rows).toHaveLength(count);
    for (const row of rows) expect(row).toContain(",'=1+1");
  });

  it('The file speaks the language of its address, whatever the browser speaks', async () => {
    const heads = async (query: string) => {
      const [head = ''] = await readRows(await download('OWNER', `acts${query}`));
      return head.split(',')[0];
    };
    expect(await heads('?language=en')).toBe('Time');
    expect(await heads('?language=zh')).toBe('時間');
    expect(await heads('?language=fr')).toBe('時間');
  });

  it('The file has exactly the rows of its filters', async () => {
    const ctx = systemContext(db);
    await createCoupon({ ctx, input: { code: 'ONE', kind: 'FIXED', value: 1 } });
    await withdrawCoupon({ ctx, input: { coupon: 'ONE', reason: 'a slip' } });
    const rows = await readRows(await download('OWNER', 'acts?kind=coupon.withdraw'));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('停用優惠碼');
  });

  it('The file of mails has who was sent what and how it went', async () => {
    await createMail(db, { recipient: 'ming@shuoyi.example' });
    await createMail(db, { ...SENT_MAIL, recipient: 'mei@shuoyi.example' });
    const rows = await readRows(await download('SUPPORT', 'mails?status=FAILED'));
    expect(rows).toHaveLength(2);
    expect(rows[1]).toContain('密碼已變更,ming@shuoyi.example');
    expect(rows[1]).toContain('550 no such mailbox');
  });

  it.each([
    [null, 'acts', 404],
    ['USER', 'acts', 404],
    ['OWNER', 'no-such-table', 404],
    ['OWNER', 'constructor', 404],
    ['SUPPORT', 'acts', 403],
    ['ACCOUNTS', 'mails', 403],
    ['OWNER', 'acts?kind=nonsense', 400],
    ['SUPPORT', 'mails?status=LOST', 400],
  ] as const)('The request of %s for %s is answered with %i', async (role, address, status) => {
    expect((await download(role, address)).status).toBe(status);
  });
});
