import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dayToDate } from '~/domain/day';
import type { Role } from '~/domain/role';
import { listPersonsSchema } from '~/schemas/operator-person';
import { TABLE_PAGE_SIZE } from '~/schemas/table';
import type { Database } from '~/server/db';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createGift } from '~prisma/factories/gift';
import { createLearner } from '~prisma/factories/learner';
import { TEST_NOON } from '~prisma/factories/noon';
import { listPersons } from './list-persons';

let db: Database;
let ctx: TestContext;
beforeAll(async () => {
  db = await testDatabase();
});
beforeEach(async () => {
  await resetDatabase(db);
  ctx = await as('SUPPORT');
});

const as = async (role: Role) =>
  userContext(db, await createLearner(db, { role, name: role, email: `${role}@shuoyi.example` }));
const read = (input: object = {}, caller = ctx) =>
  listPersons({ ctx: caller, input: listPersonsSchema.parse(input) });
const names = async (input: object) => (await read(input)).rows.map(({ name }) => name).sort();
const days = (count: number) => new Date(TEST_NOON.getTime() + count * 86_400_000);
const person = (name: string) => createLearner(db, { name, email: `${name}@shuoyi.example` });
const endsAt = async (name: string, end: Date) => {
  const { id } = await person(name);
  await db.membershipEnd.create({ data: { userId: id, endsAt: end } });
  return id;
};

describe('The table of people', () => {
  it('It is narrowed to members, to those whose membership ends soon or has just ended', async () => {
    await endsAt('later', days(31));
    await endsAt('soon', days(29));
    await endsAt('just', days(-1));
    await endsAt('long', days(-31));
    expect(await names({ group: 'MEMBER' })).toEqual(['later', 'soon']);
    expect(await names({ group: 'ENDS_SOON' })).toEqual(['soon']);
    expect(await names({ group: 'ENDED' })).toEqual(['just']);
    expect((await read({ group: 'ENDS_SOON' })).rows[0]).toMatchObject({ memberUntil: days(29) });
  });

  it('It is narrowed to those who never practised, claimed a gift or are operators', async () => {
    const [buyer, busy] = [await person('buyer'), await person('busy')];
    for (const day of ['2026-11-01', '2026-11-03'] as const)
      await db.practiceDay.create({ data: { userId: busy.id, day: dayToDate(day), attempts: 1 } });
    await createGift(db, buyer, { claimedById: busy.id });
    expect(await names({ group: 'NEVER_PRACTISED' })).toEqual(['SUPPORT', 'buyer']);
    expect(await names({ group: 'HAS_GIFT' })).toEqual(['busy']);
    expect(await names({ group: 'OPERATOR' })).toEqual(['SUPPORT']);
    const { rows } = await read({ group: 'HAS_GIFT' });
    expect(rows).toMatchObject([{ practisedOn: '2026-11-03', role: null, memberUntil: null }]);
  });

  it('It has each person once over all pages, and no deleted account', async () => {
    for (let index = 0; index < TABLE_PAGE_SIZE; index += 1) await person(`p${index}`);
    const gone = await person('gone');
    await db.user.update({ where: { id: gone.id }, data: { anonymisedAt: TEST_NOON } });
    const first = await read();
    const second = await read({ cursor: first.nextCursor });
    const all = [...first.rows, ...second.rows].map(({ id }) => id);
    expect(new Set(all).size).toBe(TABLE_PAGE_SIZE + 1);
    expect(second.nextCursor).toBeNull();
    expect(all).not.toContain(gone.id);
  });

  it('Nobody but those who may read a person may read it', async () => {
    for (const caller of [visitorContext(db), await as('USER'), await as('EDITOR')])
      await expect(read({}, caller)).rejects.toMatchObject({
        code: caller.actor.kind === 'visitor' ? 'LOGIN_USER_REQUIRED' : 'FORBIDDEN',
      });
  });
});

it('A look through the list of people is one act for each operator and day in Taipei', async () => {
  const list = () =>
    db.operatorAct.findMany({ where: { kind: 'person.list' }, select: { actorId: true } });
  await Promise.all([read(), read({ group: 'OPERATOR' })]);
  await read({ order: 'asc' });
  expect(await list()).toHaveLength(1);
  const owner = await as('OWNER');
  await read({}, owner);
  expect(new Set((await list()).map(({ actorId }) => actorId)).size).toBe(2);
  await read({}, { ...ctx, now: () => days(1) });
  expect(await list()).toHaveLength(3);
  await expect(read({}, visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
  expect(await list()).toHaveLength(3);
});
