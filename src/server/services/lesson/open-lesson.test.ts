import { beforeEach, describe, expect, it } from 'vitest';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { openLesson } from './open-lesson';

const db = await testDatabase();

describe('opening a lesson', () => {
  beforeEach(() => resetDatabase(db));

  it('gives a visitor the words, then the sentences of a free unit, and writes nothing', async () => {
    await createUnit(db, { slug: 'free' });
    const lesson = await openLesson({ ctx: visitorContext(db), input: { slug: 'free' } });
    expect(lesson.items.map((item) => `${item.kind}${item.position}`)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `WORD${index + 1}`),
      ...Array.from({ length: 10 }, (_, index) => `SENTENCE${index + 1}`),
    ]);
    expect(lesson.items[0]?.audio.GB.path).toMatch(/GB\.mp3$/);
    expect(lesson).toMatchObject({ currentIndex: 0, completedAt: null, best: {} });
    expect(await db.enrolment.count()).toBe(0);
  });

  it('sends a visitor to log in and a non-member to join when the unit is for members', async () => {
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const open = (ctx: ReturnType<typeof visitorContext>) =>
      openLesson({ ctx, input: { slug: 'closed' } });
    await expect(open(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const ctx = userContext(db, await createLearner(db));
    await expect(open(ctx)).rejects.toMatchObject({ code: 'VIP_REQUIRED' });
    expect(await db.enrolment.count()).toBe(0);
  });

  it('lets a member in until the membership has run out', async () => {
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const ctx = userContext(db, await createMember(db));
    expect((await openLesson({ ctx, input: { slug: 'closed' } })).items).toHaveLength(20);
    ctx.clock.advance({ days: 40 });
    const late = openLesson({ ctx, input: { slug: 'closed' } });
    await expect(late).rejects.toMatchObject({ code: 'VIP_REQUIRED' });
  });

  it('enrols a user once, however many tabs open it at the same time', async () => {
    await createUnit(db, { slug: 'free' });
    const ctx = userContext(db, await createLearner(db));
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openLesson({ ctx, input: { slug: 'free' } })),
    );
    expect(opened).toHaveLength(6);
    expect(await db.enrolment.count()).toBe(1);
  });

  it('does not know units that are not there', async () => {
    const asked = openLesson({ ctx: visitorContext(db), input: { slug: 'nothing' } });
    await expect(asked).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });
});
