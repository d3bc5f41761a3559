import { beforeEach, describe, expect, it } from 'vitest';
import { anonymiseDueAccounts } from '~/server/services/account/anonymise-due-accounts';
import { cancelDeletion } from '~/server/services/account/cancel-deletion';
import { getDeletion } from '~/server/services/account/get-deletion';
import { requestDeletion } from '~/server/services/account/request-deletion';
import { createTestClock, systemContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createDevice } from '~prisma/factories/device';
import { createLearner, type Learner } from '~prisma/factories/learner';
import { disableAccount } from './disable-account';
import { setRole } from './set-role';

const db = await testDatabase();
const clock = createTestClock();
beforeEach(() => resetDatabase(db));

const createOwner = (overrides: Parameters<typeof createLearner>[1] = {}) =>
  createLearner(db, { role: 'OWNER', ...overrides });

async function contextOf(person: Learner) {
  const now = clock.now();
  const { sessionId } = await createDevice(db, person, { now });
  return userContext(db, person, { clock, sessionId, passwordConfirmedAt: now });
}

const leave = async (person: Learner) =>
  requestDeletion({ ctx: await contextOf(person), input: {} });
const system = () => systemContext(db, { clock });
const demote = ({ id }: Learner, ctx = system()) =>
  setRole({ ctx, input: { id, role: 'USER', reason: 'leaves' } });
const disable = ({ id }: Learner, ctx = system()) =>
  disableAccount({ ctx, input: { id, reason: 'leaves' } });
const countStayingOwners = () =>
  db.user.count({ where: { role: 'OWNER', disabledAt: null, deletionDueAt: null } });
const lastOwner = { code: 'LAST_OPERATOR' };

describe('The last owner', () => {
  it('The last owner’s request for the deletion of the account is refused, and no other operator’s', async () => {
    const owner = await createOwner();
    await createOwner({ disabledAt: clock.now() });
    await expect(leave(owner)).rejects.toMatchObject(lastOwner);
    expect(await db.outboxMessage.count()).toBe(0);
    for (const role of ['USER', 'SUPPORT'] as const) await leave(await createLearner(db, { role }));
    expect(await countStayingOwners()).toBe(1);
  });

  it('An owner who waits for the deletion is no owner who stays', async () => {
    const [first, second] = [await createOwner(), await createOwner()];
    await leave(first);
    await expect(leave(second)).rejects.toMatchObject(lastOwner);
    await expect(demote(second, await contextOf(first))).rejects.toMatchObject(lastOwner);
    await expect(disable(second)).rejects.toMatchObject(lastOwner);
    await cancelDeletion({ ctx: await contextOf(first) });
    await leave(second);
    expect(await countStayingOwners()).toBe(1);
  });

  it('The job keeps a last owner whose deletion is due, deletes the others, and the owner once there is another', async () => {
    const deletionDueAt = clock.now();
    const owner = await createOwner({ deletionDueAt });
    const learner = await createLearner(db, { deletionDueAt });
    expect(await anonymiseDueAccounts({ ctx: system() })).toBe(1);
    const find = ({ id }: Learner) => db.user.findUniqueOrThrow({ where: { id } });
    expect((await find(learner)).anonymisedAt).not.toBeNull();
    expect(await find(owner)).toMatchObject({ role: 'OWNER', anonymisedAt: null });
    await createOwner();
    clock.advance({ days: 1 });
    expect(await anonymiseDueAccounts({ ctx: system() })).toBe(1);
    expect(await find(owner)).toMatchObject({ role: 'USER' });
  });

  it.each([
    ['request their deletion', leave, leave],
    ['request a deletion and lose the role', leave, demote],
    ['request a deletion and are disabled', leave, disable],
    ['lose the role and are disabled', demote, disable],
  ])('One of two owners stays who at once %s', async (_, endFirst, endSecond) => {
    const [first, second] = [await createOwner(), await createOwner()];
    const ends = await Promise.allSettled([endFirst(first), endSecond(second)]);
    expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: lastOwner });
    expect(await countStayingOwners()).toBe(1);
  });

  it('An owner whose deletion is due is kept when the other one is just disabled', async () => {
    const leaving = await createOwner({ deletionDueAt: clock.now() });
    const other = await createOwner();
    await Promise.allSettled([anonymiseDueAccounts({ ctx: system() }), disable(other)]);
    const left = await db.user.findMany({ where: { role: 'OWNER', disabledAt: null } });
    expect(left.length).toBeGreaterThan(0);
    expect([leaving.id, other.id]).toContain(left[0]?.id);
  });
});

it('The page of the deletion knows which role goes with the account', async () => {
  const roleOf = async (role: Learner['role']) =>
    (await getDeletion({ ctx: await contextOf(await createLearner(db, { role })) })).role;
  expect(await roleOf('USER')).toBeNull();
  expect(await roleOf('EDITOR')).toBe('EDITOR');
  expect(await roleOf('OWNER')).toBe('OWNER');
});
