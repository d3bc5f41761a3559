import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listActsSchema } from '~/schemas/operator-act';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { withTransaction } from '~/server/transaction';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { createCoupon } from '../coupon/create-coupon';
import { withdrawCoupon } from '../coupon/withdraw-coupon';
import { grantDays } from '../membership/grant-days';
import { disableAccount } from './disable-account';
import { listActs } from './list-acts';
import { recordAct } from './record-act';
import { setRole } from './set-role';

let db: Database;
let owner: Learner;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  owner = await createLearner(db, { role: 'OWNER' });
  ctx = userContext(db, owner, { passwordConfirmedAt: TEST_NOON });
});

const read = (input: object = {}, as: TestContext = ctx) =>
  listActs({ ctx: as, input: listActsSchema.parse(input) });
const asRole = async (role: 'ACCOUNTS' | 'EDITOR' | 'SUPPORT') =>
  userContext(db, await createLearner(db, { role }), { passwordConfirmedAt: TEST_NOON });

describe('The log of acts', () => {
  it('An act is logged with who, what, before, after and why', async () => {
    const learner = await createLearner(db);
    await setRole({ ctx, input: { id: learner.id, role: 'SUPPORT', reason: 'joins the team' } });
    const { rows } = await read();
    expect(rows).toMatchObject([
      {
        kind: 'role.set',
        operator: { id: owner.id, email: owner.email },
        subjectKind: 'person',
        subject: learner.id,
        before: { role: 'USER' },
        after: { role: 'SUPPORT' },
        reason: 'joins the team',
      },
    ]);
  });

  it('An act of a command has no operator, and an act that changes nothing is not logged', async () => {
    const system = systemContext(db);
    const coupon = { code: 'HELLO300', kind: 'FIXED', value: 300 } as const;
    await createCoupon({ ctx: system, input: coupon });
    await withdrawCoupon({ ctx: system, input: { coupon: 'hello300', reason: 'a slip' } });
    await withdrawCoupon({ ctx: system, input: { coupon: 'hello300', reason: 'a slip' } });
    const { rows } = await read({ order: 'asc' });
    expect(rows.map(({ kind, operator, subject }) => [kind, operator, subject])).toEqual([
      ['coupon.create', null, 'HELLO300'],
      ['coupon.withdraw', null, 'HELLO300'],
    ]);
  });

  it('An act that fails leaves no entry, and an entry that fails leaves no act', async () => {
    const learner = await createLearner(db);
    await db.user.update({ where: { id: owner.id }, data: { role: 'SUPPORT' } });
    const granted = { id: learner.id, grantKey: crypto.randomUUID(), days: 30, reason: 'sorry' };
    await db.user.update({ where: { id: owner.id }, data: { role: 'EDITOR' } });
    // The session still has the role of an owner, which was removed in the middle of the act.
    await expect(grantDays({ ctx, input: granted })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await db.entitlement.count()).toBe(0);
    expect(await db.operatorAct.count()).toBe(0);
  });

  it('Two operators who withdraw one coupon at once make one entry', async () => {
    await createCoupon({ ctx, input: { code: 'HELLO300', kind: 'FIXED', value: 300 } });
    await Promise.all(
      [ctx, systemContext(db)].map((as) =>
        withdrawCoupon({ ctx: as, input: { coupon: 'HELLO300', reason: 'a slip' } }),
      ),
    );
    expect((await read({ kind: 'coupon.withdraw' })).rows).toHaveLength(1);
  });

  it('The database refuses to change or delete an entry', async () => {
    await createCoupon({ ctx, input: { code: 'HELLO300', kind: 'FIXED', value: 300 } });
    await expect(db.operatorAct.updateMany({ data: { reason: 'x' } })).rejects.toThrow(
      /append-only/,
    );
    await expect(db.operatorAct.deleteMany()).rejects.toThrow(/append-only/);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('The log is read in pages without a gap, also within one millisecond, in both orders', async () => {
    const count = TABLE_PAGE_SIZE + 3;
    await withTransaction(ctx, async (tx) => {
      for (let index = 0; index < count; index++)
        await recordAct(tx, ctx, {
          kind: 'letter.answer',
          permission: 'letter.answer',
          subject: ['letter', `letter-${index}`],
        });
    });
    for (const order of ['desc', 'asc'] as const) {
      const first = await read({ order });
      const second = await read({ order, cursor: first.nextCursor ?? '' });
      const subjects = [...first.rows, ...second.rows].map(({ subject }) => subject);
      const written = Array.from({ length: count }, (_, index) => `letter-${index}`);
      expect(subjects).toEqual(order === 'asc' ? written : written.reverse());
      expect(second.nextCursor).toBeNull();
    }
  });

  it('The log is filtered by act, subject, operator and day', async () => {
    const learner = await createLearner(db);
    await setRole({ ctx, input: { id: learner.id, role: 'EDITOR' } });
    ctx.clock.advance({ days: 2 });
    await createCoupon({
      ctx: systemContext(db, { clock: ctx.clock }),
      input: { code: 'LATER', kind: 'FIXED', value: 100 },
    });
    const kinds = async (input: object) => (await read(input)).rows.map(({ kind }) => kind);
    expect(await kinds({ subjectKind: 'coupon' })).toEqual(['coupon.create']);
    expect(await kinds({ q: 'LATER' })).toEqual(['coupon.create']);
    expect(await kinds({ q: owner.email.toUpperCase() })).toEqual(['role.set']);
    expect(await kinds({ q: 'nobody@shuoyi.example' })).toEqual([]);
    const day = (at: Date) => at.toISOString().slice(0, 10);
    expect(await kinds({ to: day(TEST_NOON) })).toEqual(['role.set']);
    expect(await kinds({ from: day(ctx.now()) })).toEqual(['coupon.create']);
  });

  it('Only owners read the log', async () => {
    for (const role of ['ACCOUNTS', 'EDITOR', 'SUPPORT'] as const)
      await expect(read({}, await asRole(role))).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const learner = userContext(db, await createLearner(db));
    await expect(read({}, learner)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    const code = 'LOGIN_USER_REQUIRED';
    await expect(read({}, visitorContext(db))).rejects.toMatchObject({ code });
  });

  it('A cursor that no page gave is refused', () => {
    for (const cursor of ['', 'x', '%', '["a"]', encodeURIComponent('[{},"a"]')])
      expect(listActsSchema.safeParse({ cursor }).success).toBe(false);
  });
});

describe('A permission', () => {
  it('An act about money needs a password that was confirmed within fifteen minutes', async () => {
    const input = { code: 'HELLO300', kind: 'FIXED', value: 300 } as const;
    const code = 'PASSWORD_CONFIRMATION_REQUIRED';
    const unconfirmed = userContext(db, owner);
    await expect(createCoupon({ ctx: unconfirmed, input })).rejects.toMatchObject({ code });
    ctx.clock.advance({ minutes: 16 });
    await expect(createCoupon({ ctx, input })).rejects.toMatchObject({ code });
    expect(await db.coupon.count()).toBe(0);
  });

  it('Support grants thirty days, and not one more', async () => {
    const learner = await createLearner(db);
    const support = await asRole('SUPPORT');
    const grant = (days: number) =>
      grantDays({
        ctx: support,
        input: { id: learner.id, grantKey: crypto.randomUUID(), days, reason: 'sorry' },
      });
    await expect(grant(31)).rejects.toMatchObject({ code: 'GRANT_TOO_LONG' });
    await grant(30);
    expect((await read()).rows).toMatchObject([{ kind: 'membership.grant', after: { days: 30 } }]);
  });

  it('A role that is not an owner’s can neither appoint nor disable', async () => {
    const learner = await createLearner(db);
    for (const role of ['ACCOUNTS', 'EDITOR', 'SUPPORT'] as const) {
      const as = await asRole(role);
      const input = { id: learner.id, role: 'OWNER' as const, reason: 'misuse' };
      await expect(setRole({ ctx: as, input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
      await expect(disableAccount({ ctx: as, input })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});
