import { beforeEach, expect, it } from 'vitest';
import { canOpenMembersOnly } from '~/server/services/lesson/access';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { openMediaLesson } from '~/server/services/media-lesson/open-media-lesson';
import { saveMediaProgress } from '~/server/services/media-lesson/save-media-progress';
import { type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createMember } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createUnit } from '~prisma/factories/unit';

const db = await testDatabase();
const input = { slug: 'closed' };

beforeEach(() => resetDatabase(db));

/** Whether a unit and a media lesson are open to the actor now. */
async function areOpen(ctx: TestContext): Promise<[boolean, boolean]> {
  const video = openMediaLesson({ ctx, input }).then(
    () => true,
    ({ code }) => code !== 'MEMBERSHIP_REQUIRED',
  );
  return [await canOpenMembersOnly({ ctx, input: input.slug }), await video];
}

async function memberOfOneDay(): Promise<TestContext> {
  const ctx = userContext(db, await createMember(db, { days: 1 }));
  ctx.clock.advance({ hours: 23 });
  return ctx;
}

beforeEach(async () => {
  await createUnit(db, { ...input, access: 'VIP' });
  await createMediaLesson(db, { ...input, access: 'VIP' });
});

it('A unit and a media lesson in progress stay open for the same time after a membership', async () => {
  const ctx = await memberOfOneDay();
  await openLesson({ ctx, input });
  await saveMediaProgress({
    ctx,
    input: { ...input, positionMs: 1000, heard: [[0, 1000]], agoMs: 0 },
  });
  ctx.clock.advance({ hours: 12 });
  expect(await areOpen(ctx)).toEqual([true, true]);
  ctx.clock.advance({ seconds: 1 });
  expect(await areOpen(ctx)).toEqual([false, false]);
});

it('A unit and a media lesson that were completed or removed are closed with the membership', async () => {
  const ctx = await memberOfOneDay();
  const { actor } = ctx;
  if (actor.kind !== 'user') throw new Error('A member is a user.');
  await openLesson({ ctx, input });
  const lesson = await db.mediaLesson.findFirstOrThrow();
  await db.mediaProgress.create({
    data: { userId: actor.id, lessonId: lesson.id, lastActiveAt: ctx.now() },
  });
  ctx.clock.advance({ hours: 2 });
  expect(await areOpen(ctx)).toEqual([true, true]);
  for (const data of [
    { completedAt: ctx.now(), removedAt: null },
    { completedAt: null, removedAt: ctx.now() },
  ]) {
    await db.enrolment.updateMany({ data });
    await db.mediaProgress.updateMany({ data });
    expect(await areOpen(ctx)).toEqual([false, false]);
  }
});

it('A unit and a media lesson that were not begun are closed with the membership', async () => {
  const ctx = await memberOfOneDay();
  expect(await areOpen(ctx)).toEqual([true, true]);
  ctx.clock.advance({ hours: 2 });
  expect(await areOpen(ctx)).toEqual([false, false]);
});
