import { beforeEach, expect, it } from 'vitest';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { getMembershipExpiry } from '../membership/queries';
import { findUnopenedLesson } from './get-lesson';
import { openLesson } from './open-lesson';
import { saveProgress } from './save-progress';

const db = await testDatabase();

beforeEach(() => resetDatabase(db));

it('A free lesson is read as it would be opened, and nothing is written', async () => {
  await createUnit(db, { slug: 'free' });
  const input = { slug: 'free' };
  const ctx = userContext(db, await createLearner(db));
  const first = await findUnopenedLesson({ ctx, input });
  expect(await db.enrolment.count()).toBe(0);
  expect(first).toEqual(await openLesson({ ctx, input }));
  await saveProgress({ ctx, input: { ...input, currentIndex: 7, finished: false, agoMs: 0 } });
  const later = await findUnopenedLesson({ ctx, input });
  expect(later).toMatchObject({ currentIndex: 7 });
  expect(later).toEqual(await openLesson({ ctx, input }));
});

it('A visitor reads a free lesson at its beginning', async () => {
  await createUnit(db, { slug: 'free' });
  const lesson = await findUnopenedLesson({ ctx: visitorContext(db), input: { slug: 'free' } });
  expect(lesson).toMatchObject({ currentIndex: 0, best: {}, leftOpen: [] });
  expect(lesson?.items).toHaveLength(20);
});

it('A members’ lesson is not read before its opening, so that its content is sent only when that is recorded', async () => {
  await createUnit(db, { slug: 'closed', access: 'VIP' });
  const input = { slug: 'closed' };
  const member = userContext(db, await createMember(db));
  expect(await findUnopenedLesson({ ctx: member, input })).toBeNull();
  expect(await db.membersOpening.count()).toBe(0);
  const visitor = findUnopenedLesson({ ctx: visitorContext(db), input });
  await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
});

it('A members’ lesson that was opened is read again, until another membership begins', async () => {
  await createUnit(db, { slug: 'closed', access: 'VIP' });
  await createUnit(db, { slug: 'other', access: 'VIP' });
  const user = await createMember(db);
  const ctx = userContext(db, user);
  const input = { slug: 'closed' };
  const opened = await openLesson({ ctx, input });
  ctx.clock.advance({ days: 3 });
  expect(await findUnopenedLesson({ ctx, input })).toEqual(opened);
  expect(await findUnopenedLesson({ ctx, input: { slug: 'other' } })).toBeNull();
  expect(await db.membersOpening.findMany()).toMatchObject([{ content: 'unit:closed' }]);

  // Until then the present membership counts, and from its beginning on the next one.
  const end = (await getMembershipExpiry(db, user.id, ctx.now()))!;
  const next = { kind: 'GRANT', days: 30, sourceKey: 'next', reason: 'one more month' } as const;
  await db.entitlement.create({ data: { ...next, userId: user.id, grantedAt: ctx.now() } });
  expect(await findUnopenedLesson({ ctx, input })).toEqual(opened);
  ctx.clock.set(new Date(end.getTime() + 60_000));
  expect(await findUnopenedLesson({ ctx, input })).toBeNull();
  await openLesson({ ctx, input });
  expect(await findUnopenedLesson({ ctx, input })).not.toBeNull();
});
