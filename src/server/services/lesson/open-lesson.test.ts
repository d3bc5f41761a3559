import { beforeEach, describe, expect, it } from 'vitest';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { buildAttempt } from '~prisma/factories/attempt';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createUnit } from '~prisma/factories/unit';
import { getMembershipExpiry } from '../membership/queries';
import { openLesson } from './open-lesson';
import { saveAttempts } from './save-attempts';
import { saveProgress } from './save-progress';

const db = await testDatabase();

describe('Opening a lesson', () => {
  beforeEach(() => resetDatabase(db));

  it('A visitor who opens a free unit gets its words, then its sentences, and nothing is written', async () => {
    await createUnit(db, { slug: 'free' });
    const lesson = await openLesson({ ctx: visitorContext(db), input: { slug: 'free' } });
    expect(lesson.items.map((item) => `${item.kind}${item.position}`)).toEqual([
      ...Array.from({ length: 10 }, (_, index) => `WORD${index + 1}`),
      ...Array.from({ length: 10 }, (_, index) => `SENTENCE${index + 1}`),
    ]);
    expect(lesson.items[0]?.audio.GB.path).toMatch(/GB\.mp3$/);
    expect(lesson).toMatchObject({ currentIndex: 0, completedAt: null, best: {}, leftOpen: [] });
    expect(await db.enrolment.count()).toBe(0);
  });

  it('A members’ unit is closed to visitors with LOGIN_USER_REQUIRED and to non-members with MEMBERSHIP_REQUIRED', async () => {
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const open = (ctx: ReturnType<typeof visitorContext>) =>
      openLesson({ ctx, input: { slug: 'closed' } });
    await expect(open(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    const ctx = userContext(db, await createLearner(db));
    await expect(open(ctx)).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    expect(await db.enrolment.count()).toBe(0);
  });

  it('A members’ unit is open to a member until the membership ends', async () => {
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const ctx = userContext(db, await createMember(db));
    expect((await openLesson({ ctx, input: { slug: 'closed' } })).items).toHaveLength(20);
    ctx.clock.advance({ days: 40 });
    const late = openLesson({ ctx, input: { slug: 'closed' } });
    await expect(late).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  it('A lesson that was open when the membership ended can be finished, and no other can be opened', async () => {
    const unit = await createUnit(db, { slug: 'closed', access: 'VIP' });
    await createUnit(db, { slug: 'other', access: 'VIP' });
    const member = await createMember(db);
    const ctx = userContext(db, member);
    const open = (slug: string) => openLesson({ ctx, input: { slug } });
    const end = (await getMembershipExpiry(db, member.id, ctx.now()))!;
    ctx.clock.set(new Date(end.getTime() - 60_000));
    await open('closed');
    ctx.clock.advance({ minutes: 5 });
    expect((await open('closed')).items).toHaveLength(20);
    await expect(open('other')).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });

    const attempts = unit.items.map((item) => buildAttempt(item, { madeAt: ctx.now() }));
    expect((await saveAttempts({ ctx, input: { attempts } })).saved).toHaveLength(20);
    const finished = { slug: 'closed', currentIndex: 20, finished: true, agoMs: 0 };
    expect((await saveProgress({ ctx, input: finished })).completedAt).not.toBeNull();
    await expect(open('closed')).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  it('A lesson stays open after the membership for one lesson session at most', async () => {
    await createUnit(db, { slug: 'closed', access: 'VIP' });
    const member = await createMember(db);
    const ctx = userContext(db, member);
    const end = (await getMembershipExpiry(db, member.id, ctx.now()))!;
    ctx.clock.set(new Date(end.getTime() - 60_000));
    await openLesson({ ctx, input: { slug: 'closed' } });
    ctx.clock.advance({ minutes: 11 * 60 });
    const unfinished = { slug: 'closed', currentIndex: 3, finished: false, agoMs: 0 };
    await saveProgress({ ctx, input: unfinished });
    ctx.clock.advance({ minutes: 2 * 60 });
    const late = openLesson({ ctx, input: { slug: 'closed' } });
    await expect(late).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
  });

  it('Concurrent openings of a lesson enrol the user once', async () => {
    await createUnit(db, { slug: 'free' });
    const ctx = userContext(db, await createLearner(db));
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => openLesson({ ctx, input: { slug: 'free' } })),
    );
    expect(opened).toHaveLength(6);
    expect(await db.enrolment.count()).toBe(1);
  });

  it('An unknown unit is rejected with UNIT_NOT_FOUND', async () => {
    const opening = openLesson({ ctx: visitorContext(db), input: { slug: 'nothing' } });
    await expect(opening).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });
});
