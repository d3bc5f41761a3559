import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it } from 'vitest';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createPaidOrder } from '~prisma/factories/order';
import { createUnit } from '~prisma/factories/unit';

const db = await testDatabase();

describe('The factories', () => {
  beforeEach(() => resetDatabase(db));

  it('createLearner creates a learner with a password that verifies', async () => {
    const learner = await createLearner(db);
    expect(await verify(learner.passwordHash, learner.password)).toBe(true);
    expect(await verify(learner.passwordHash, `${learner.password}!`)).toBe(false);
  });

  it('createMember gives every member an e-mail address of their own', async () => {
    const [one, two] = [await createMember(db), await createMember(db)];
    expect(one.email).not.toBe(two.email);
    expect(await db.entitlement.count()).toBe(2);
  });

  it('createPaidOrder creates a paid order with its entitlements', async () => {
    const order = await createPaidOrder(db, await createLearner(db), { qty: 2 });
    expect(order).toMatchObject({ status: 'PAID', total: 1980 });
    expect(order.payments[0]).toMatchObject({ status: 'CAPTURED', amount: 1980 });
    const granted = await db.entitlement.findMany({ orderBy: { kind: 'asc' } });
    expect(granted.map(({ kind, months, days }) => [kind, months, days])).toEqual([
      ['PAID', 2, 0],
      ['BONUS', 0, 60],
    ]);
  });

  it('createUnit creates a unit of 10 words and 10 sentences, each in two accents', async () => {
    const unit = await createUnit(db);
    expect(unit.items.map((item) => `${item.kind} ${item.position}`)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `WORD ${index + 1}`),
      ...Array.from({ length: 10 }, (_, index) => `SENTENCE ${index + 1}`),
    ]);
    expect(unit.items.every((item) => item.audio.length === 2)).toBe(true);
  });
});
