import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Role } from '~/domain/role';
import { listGiftsSchema } from '~/schemas/operator-gift';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createMail } from '~/test/mail-fixture';
import { createGift } from '~prisma/factories/gift';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createPlan } from '~prisma/factories/plan';
import { listGifts } from '../services/console/list-gifts';
import { MONEY_TABLES } from './money-tables';

let db: Database;
let buyer: Learner;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  buyer = await createLearner(db);
});

const as = async (role: Role) => userContext(db, await createLearner(db, { role }));

/** The rows of the file with these filters. */
async function download(params: Record<string, string>, role: Role = 'ACCOUNTS') {
  const pages: string[][][] = [];
  for await (const rows of MONEY_TABLES.gifts.open({ ctx: await as(role), params }))
    pages.push(rows);
  return pages.flat();
}

/** The numbers of the rows that the table shows with these filters, page by page. */
async function show(params: Record<string, string>) {
  const ctx = await as('ACCOUNTS');
  const numbers: string[] = [];
  let cursor: string | null | undefined;
  do {
    const input = listGiftsSchema.parse({ ...params, cursor: cursor ?? undefined });
    const page = await listGifts({ ctx, input });
    numbers.push(...page.rows.map(({ number }) => number));
    cursor = page.nextCursor;
  } while (cursor);
  return numbers;
}

describe('The CSV file of the gifts', () => {
  it('The file has exactly what the table shows with the same filters, all pages of it', async () => {
    const plan = await createPlan(db);
    for (let index = 0; index < TABLE_PAGE_SIZE + 2; index++)
      await createGift(db, buyer, { plan, at: new Date(TEST_NOON.getTime() - index * 1000) });
    const day = new Date(TEST_NOON.getTime() - 5 * 86_400_000);
    const old = await createGift(db, buyer, { plan, at: day, paid: false });
    const filters: Record<string, string>[] = [
      {},
      { order: 'asc' },
      { state: 'SENT' },
      { state: 'LAPSED' },
      { state: 'CLAIMED' },
      { q: old.email },
      { q: buyer.email, state: 'SENT' },
      { to: '2026-11-16' },
    ];
    for (const params of filters)
      expect((await download(params)).map(([number]) => number)).toEqual(await show(params));
    expect(await download({})).toHaveLength(TABLE_PAGE_SIZE + 3);
    expect(await download({ to: '2026-11-16' })).toHaveLength(1);
  });

  it('A line has the cells of its heads, and neither a message nor the secret of a link', async () => {
    const claimer = await createLearner(db);
    const gift = await createGift(db, buyer, { claimedById: claimer.id });
    const data = { recipientName: '阿明', message: '生日快樂' };
    await db.gift.update({ where: { id: gift.id }, data });
    const payload = { giftId: gift.id, token: gift.token };
    await createMail(db, { template: 'gift-arrived', recipient: gift.email, payload });
    const heads = MONEY_TABLES.gifts.heads('zh');
    const [cells = []] = await download({});
    const line = Object.fromEntries(heads.map((head, at) => [head, cells[at]]));
    expect(line).toMatchObject({
      訂單編號: gift.order.number,
      狀態: '已領取',
      購買者: buyer.email,
      送給: gift.email,
      收禮人: '阿明',
      通知信: '寄不出去',
      領取者: claimer.email,
    });
    expect(cells).toHaveLength(heads.length);
    expect(new Set(heads).size).toBe(heads.length);
    const ctx = await as('OWNER');
    const shown = await listGifts({ ctx, input: listGiftsSchema.parse({}) });
    for (const text of [cells.join(), JSON.stringify(shown)]) {
      expect(text).toContain(gift.email);
      for (const secret of [gift.token, gift.tokenHash, data.message])
        expect(text).not.toContain(secret);
    }
  });

  it('Support gets no file, and an unknown filter is refused', async () => {
    await expect(download({}, 'SUPPORT')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(download({ state: 'OPENED' })).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
    });
  });
});
