import { beforeEach, expect, it } from 'vitest';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { findFreeLesson } from './get-lesson';
import { openLesson } from './open-lesson';
import { saveProgress } from './save-progress';

const db = await testDatabase();

beforeEach(() => resetDatabase(db));

it('A free lesson is read as it would be opened, and nothing is written', async () => {
  await createUnit(db, { slug: 'free' });
  const input = { slug: 'free' };
  const ctx = userContext(db, await createLearner(db));
  const first = await findFreeLesson({ ctx, input });
  expect(await db.enrolment.count()).toBe(0);
  expect(first).toEqual(await openLesson({ ctx, input }));
  await saveProgress({ ctx, input: { ...input, currentIndex: 7, finished: false, agoMs: 0 } });
  const later = await findFreeLesson({ ctx, input });
  expect(later).toMatchObject({ currentIndex: 7 });
  expect(later).toEqual(await openLesson({ ctx, input }));
});

it('A visitor reads a free lesson at its beginning', async () => {
  await createUnit(db, { slug: 'free' });
  const lesson = await findFreeLesson({ ctx: visitorContext(db), input: { slug: 'free' } });
  expect(lesson).toMatchObject({ currentIndex: 0, best: {} });
  expect(lesson?.items).toHaveLength(20);
});

it('A members’ lesson is not read by anybody, so that its content is sent only by an opening', async () => {
  await createUnit(db, { slug: 'closed', access: 'VIP' });
  const input = { slug: 'closed' };
  const member = userContext(db, await createMember(db));
  expect(await findFreeLesson({ ctx: member, input })).toBeNull();
  expect(await db.membersOpening.count()).toBe(0);
  const visitor = findFreeLesson({ ctx: visitorContext(db), input });
  await expect(visitor).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
});
