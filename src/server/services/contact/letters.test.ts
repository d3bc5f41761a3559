import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listLettersSchema } from '~/schemas/contact';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { listLetters } from './list-letters';
import { markMessageAnswered } from './mark-message-answered';
import { reopenMessage } from './reopen-message';

let db: Database;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
});

const createLetters = (count: number) =>
  db.contactMessage.createManyAndReturn({
    data: Array.from({ length: count }, (_, index) => ({
      sendKey: randomUUID(),
      name: `Writer ${index}`,
      email: 'ming@shuoyi.example',
      subject: 'ORDER' as const,
      body: '想問退費。',
      language: 'zh' as const,
      createdAt: new Date(TEST_NOON.getTime() + index * 1000),
    })),
  });
const list = (input: object, as = ctx) =>
  listLetters({ ctx: as, input: listLettersSchema.parse(input) });

describe('The letters', () => {
  it('The letters that wait come a page at a time, the oldest first, without their keys', async () => {
    const letters = await createLetters(TABLE_PAGE_SIZE + 2);
    await markMessageAnswered({ ctx, input: { id: letters[0]!.id } });
    const waiting = { state: 'waiting', order: 'asc' };
    const first = await list(waiting);
    expect(first.rows.map(({ name }) => name).slice(0, 2)).toEqual(['Writer 1', 'Writer 2']);
    expect(JSON.stringify(first)).not.toContain(letters[1]!.sendKey);
    const second = await list({ ...waiting, cursor: first.nextCursor });
    expect(second).toMatchObject({ rows: [{ name: `Writer ${TABLE_PAGE_SIZE + 1}` }] });
    expect(second.nextCursor).toBeNull();
    const all = await list({});
    expect(all.rows[0]?.name).toBe(`Writer ${TABLE_PAGE_SIZE + 1}`);
  });

  it('A letter that was marked by a slip waits again, once for two at once', async () => {
    const [letter] = await createLetters(1);
    const input = { id: letter!.id };
    await reopenMessage({ ctx, input });
    expect(await db.operatorAct.count()).toBe(0);
    await markMessageAnswered({ ctx, input });
    await Promise.all([1, 2].map(() => reopenMessage({ ctx, input })));
    expect((await list({ state: 'waiting' })).rows).toMatchObject([{ repliedAt: null }]);
    expect(await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { kind: 'letter.answer' },
      { kind: 'letter.reopen', before: { answered: true }, after: { answered: false } },
    ]);
  });

  it('An unknown letter is named in the error, and an unknown state is refused', async () => {
    const input = { id: randomUUID() };
    await expect(reopenMessage({ ctx: systemContext(db), input })).rejects.toMatchObject({
      code: 'CONTACT_NOT_FOUND',
    });
    expect(listLettersSchema.safeParse({ state: 'lost' }).success).toBe(false);
  });

  it('Letters are for support and owners', async () => {
    const [letter] = await createLetters(1);
    const input = { id: letter!.id };
    for (const role of ['USER', 'ACCOUNTS', 'EDITOR'] as const) {
      const as = userContext(db, await createLearner(db, { role }));
      await expect(list({}, as)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(reopenMessage({ ctx: as, input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const code = 'LOGIN_USER_REQUIRED';
    await expect(list({}, visitorContext(db))).rejects.toMatchObject({ code });
  });
});
