import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '~/app/api/operator/tables/[name]/route';
import { listActsSchema } from '~/schemas/operator-act';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import { listActs } from '~/server/services/operator/list-acts';
import { systemContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createRestClient } from '~/test/rest-client';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { createCoupon } from '../services/coupon/create-coupon';

const db = await testDatabase();
beforeEach(() => resetDatabase(db));

async function logIn(role: Learner['role']) {
  const client = createRestClient();
  const { id, email, password } = await createLearner(db, { role });
  await client.postWithToken('auth/login', { email, password });
  const download = (address: string) => {
    const request = new Request(`http://localhost:3000/api/operator/tables/${address}`);
    const name = address.split('?')[0] ?? '';
    return client.browser.act(request, () => GET(request, { params: Promise.resolve({ name }) }));
  };
  return { id, download };
}

const exports = async () => {
  const input = listActsSchema.parse({ kind: 'table.export', order: 'asc' });
  return (await listActs({ ctx: systemContext(db), input })).rows;
};

async function createCoupons(count: number) {
  for (let index = 0; index < count; index++)
    await createCoupon({
      ctx: systemContext(db),
      input: { code: `C${index}`, kind: 'FIXED', value: 1 },
    });
}

describe('A table that leaves as a file', () => {
  it('The log of acts has who took which table, with its filters and the number of rows', async () => {
    await createCoupons(3);
    const { id, download } = await logIn('ACCOUNTS');
    await (await download('coupons?withdrawn=no&q=C&sort=code&order=asc')).text();
    expect(await exports()).toMatchObject([
      {
        operator: { id },
        subjectKind: 'table',
        subject: 'coupons',
        reason: '',
        before: { withdrawn: 'no', q: true },
        after: { rows: 3 },
      },
    ]);
    await (await download('coupons')).text();
    expect((await exports())[1]).toMatchObject({ before: null, after: { rows: 3 } });
  });

  it('A file of many pages is in the log before its first byte, and with its rows at its end', async () => {
    const count = 2 * TABLE_PAGE_SIZE + 5;
    await createCoupons(count);
    const { download } = await logIn('ACCOUNTS');
    const response = await download('coupons');
    expect((await exports()).map(({ after }) => after)).toEqual([{ rows: null }]);
    expect((await response.text()).trim().split('\r\n')).toHaveLength(count + 1);
    expect((await exports())[1]?.after).toEqual({ rows: count, complete: true });
  });

  it('A file that is not taken to its end is in the log with what was sent', async () => {
    await createCoupons(4 * TABLE_PAGE_SIZE);
    const { download } = await logIn('ACCOUNTS');
    const reader = (await download('coupons')).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect((await exports())[1]?.after).toMatchObject({ complete: false });
  });

  it('A file that is refused is in no log', async () => {
    const { download } = await logIn('SUPPORT');
    for (const address of ['coupons', 'acts', 'mails?status=LOST', 'nothing'])
      expect((await download(address)).ok).toBe(false);
    expect(await exports()).toEqual([]);
  });
});
