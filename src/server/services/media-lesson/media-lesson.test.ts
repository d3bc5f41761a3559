import { beforeEach, describe, expect, it } from 'vitest';
import { saveMediaProgressSchema } from '~/schemas/media-lesson';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { POLICY } from '~/server/throttle/policy';
import { userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { addMediaLesson } from './add-media-lesson';
import { openMediaLesson } from './open-media-lesson';
import { findMediaProgress, getMediaPage, listMediaLessons, listMyMedia } from './queries';
import { removeMediaLesson } from './remove-media-lesson';
import { saveMediaProgress } from './save-media-progress';

const db = await testDatabase();
const slug = 'film';
const input = { slug };
const heard = (positionMs: number, ...ranges: [number, number][]) => ({
  slug,
  positionMs,
  heard: ranges,
  agoMs: 0,
});

const learner = async () => userContext(db, await createLearner(db));
const member = async () => userContext(db, await createMember(db));

beforeEach(() => resetDatabase(db));

describe('a recorded lesson', () => {
  it('is listed by kind, newest first, without what only members get', async () => {
    await createMediaLesson(db, { slug: 'older', publishedOn: new Date('2026-11-01') });
    await createMediaLesson(db, { slug: 'newer', access: 'VIP' });
    await createMediaLesson(db, { slug: 'voice', kind: 'VOICE' });
    await createMediaLesson(db, { slug: 'old', archived: true });
    await createMediaLesson(db, { slug: 'tomorrow', publishedOn: new Date('2099-01-01') });
    const list = (kind: 'VIDEO' | 'VOICE', archived: boolean) =>
      listMediaLessons({ ctx: visitorContext(db), input: { kind, archived } });
    const videos = await list('VIDEO', false);
    expect(videos.map((lesson) => lesson.slug)).toEqual(['newer', 'older']);
    expect(JSON.stringify(videos)).not.toMatch(/\.mp4|More tea/);
    expect((await list('VOICE', false)).map((lesson) => lesson.slug)).toEqual(['voice']);
    expect((await list('VIDEO', true)).map((lesson) => lesson.slug)).toEqual(['old']);
  });

  it('that is free is open to visitors, whole', async () => {
    const { mediaPath } = await createMediaLesson(db, input);
    const page = await getMediaPage({ ctx: visitorContext(db), input });
    expect(page.content).toMatchObject({ media: mediaPath, cues: [{ en: 'More tea' }, {}, {}] });
    expect(await openMediaLesson({ ctx: visitorContext(db), input })).toEqual(page.content);
  });

  it('that is for members tells others its title and what one learns, and no more', async () => {
    const { mediaPath } = await createMediaLesson(db, { ...input, access: 'VIP' });
    const page = await getMediaPage({ ctx: visitorContext(db), input });
    expect(page.content).toBeNull();
    expect(page.lesson.objectives).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/\.mp4|More tea/);
    const open = (ctx: ReturnType<typeof visitorContext>) => openMediaLesson({ ctx, input });
    await expect(open(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(open(await learner())).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    expect((await open(await member())).media).toBe(mediaPath);
  });

  it('may be finished by whoever was in it when the membership ended', async () => {
    await createMediaLesson(db, { ...input, access: 'VIP' });
    const ctx = await member();
    await saveMediaProgress({ ctx, input: heard(5000, [0, 5000]) });
    await db.entitlement.updateMany({
      data: { months: 0, days: 1, grantedAt: new Date(ctx.now().getTime() - 20 * 3_600_000) },
    });
    ctx.clock.advance({ hours: 5 });
    expect(await openMediaLesson({ ctx, input })).toMatchObject({ cues: [{}, {}, {}] });
    ctx.clock.advance({ days: 1 });
    await expect(openMediaLesson({ ctx, input })).rejects.toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    });
    expect(await saveMediaProgress({ ctx, input: heard(6000, [5000, 6000]) })).toMatchObject({
      heard: [[0, 6000]],
    });
  });

  it('that does not exist, or not yet, is not found', async () => {
    await createMediaLesson(db, { ...input, publishedOn: new Date('2099-01-01') });
    const ctx = await member();
    for (const ask of [getMediaPage, openMediaLesson, addMediaLesson, removeMediaLesson])
      await expect(ask({ ctx, input })).rejects.toMatchObject({ code: 'MEDIA_LESSON_NOT_FOUND' });
    await expect(saveMediaProgress({ ctx, input: heard(0) })).rejects.toMatchObject({
      code: 'MEDIA_LESSON_NOT_FOUND',
    });
    expect(await findMediaProgress({ ctx, input })).toBeNull();
  });
});

describe('progress in a recorded lesson', () => {
  it('adds up what was heard, and completes at nearly everything', async () => {
    await createMediaLesson(db, input);
    const ctx = await learner();
    const first = await saveMediaProgress({ ctx, input: heard(30_000, [0, 30_000]) });
    expect(first).toMatchObject({ percent: 50, completedAt: null, positionMs: 30_000 });
    const again = await saveMediaProgress({ ctx, input: heard(20_000, [10_000, 20_000]) });
    expect(again).toMatchObject({ percent: 50, positionMs: 20_000 });
    const most = await saveMediaProgress({ ctx, input: heard(57_000, [30_000, 56_900]) });
    expect(most).toMatchObject({ percent: 94, completedAt: null });
    const all = await saveMediaProgress({ ctx, input: heard(60_000, [56_900, 60_400]) });
    expect(all).toMatchObject({ percent: 100, completedAt: ctx.now(), heard: [[0, 60_000]] });
    ctx.clock.advance({ days: 1 });
    const later = await saveMediaProgress({ ctx, input: heard(100, [0, 100]) });
    expect(later.completedAt).toEqual(all.completedAt);
    expect(await findMediaProgress({ ctx, input })).toEqual(later);
  });

  it('loses nothing when two tabs tell at once', async () => {
    await createMediaLesson(db, input);
    const ctx = await learner();
    const parts = Array.from({ length: 6 }, (_, at): [number, number] => [
      at * 10_000,
      at * 10_000 + 10_000,
    ]);
    await Promise.all(parts.map((part) => saveMediaProgress({ ctx, input: heard(part[1], part) })));
    expect(await findMediaProgress({ ctx, input })).toMatchObject({
      percent: 100,
      heard: [[0, 60_000]],
    });
  });

  it('goes on where the learner was last, not where the last message came from', async () => {
    await createMediaLesson(db, input);
    const ctx = await learner();
    ctx.clock.advance({ minutes: 10 });
    await saveMediaProgress({ ctx, input: heard(40_000, [30_000, 40_000]) });
    const late = { ...heard(9000, [0, 9000]), agoMs: 300_000 };
    expect(await saveMediaProgress({ ctx, input: late })).toMatchObject({
      positionMs: 40_000,
      heard: [
        [0, 9000],
        [30_000, 40_000],
      ],
    });
  });

  it('is kept for users in their own account, and for what the recording has', async () => {
    await createMediaLesson(db, input);
    await createMediaLesson(db, { slug: 'closed', access: 'VIP' });
    const ctx = await learner();
    const refusal = (over: object, who = ctx as ReturnType<typeof visitorContext>) =>
      expect(saveMediaProgress({ ctx: who, input: { ...heard(0), ...over } })).rejects;
    await refusal({}, visitorContext(db)).toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await refusal({ account: 'another@shuoyi.example' }).toMatchObject({ code: 'FORBIDDEN' });
    await refusal({ slug: 'closed' }).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    await refusal({ positionMs: 70_000 }).toMatchObject({ code: 'VALIDATION_FAILED' });
    await refusal({ heard: [[0, 70_000]] }).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await db.mediaProgress.count()).toBe(0);
  });

  it('takes only whole, growing ranges, and not too many of them', () => {
    const takes = (ranges: unknown) =>
      saveMediaProgressSchema.safeParse({ ...heard(0), heard: ranges }).success;
    expect(takes([[0, 10]])).toBe(true);
    expect(takes([[10, 10]])).toBe(false);
    expect(takes([[-5, 10]])).toBe(false);
    expect(takes([[0.5, 10]])).toBe(false);
    expect(takes(Array(201).fill([0, 10]))).toBe(false);
  });

  it('is refused when it comes far too often', async () => {
    await createMediaLesson(db, input);
    const ctx = await learner();
    const { points } = POLICY['save-media-progress'].account;
    const account = { userId: (ctx.actor as { id: string }).id };
    await Promise.all(
      Array.from({ length: points }, () => consumeRateLimit(ctx, 'save-media-progress', account)),
    );
    await expect(saveMediaProgress({ ctx, input: heard(0) })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

describe('My Learning', () => {
  it('has the recorded lessons that were begun or added, the latest first', async () => {
    await createMediaLesson(db, input);
    await createMediaLesson(db, { slug: 'other' });
    const ctx = await learner();
    await addMediaLesson({ ctx, input: { slug: 'other' } });
    ctx.clock.advance({ minutes: 1 });
    await saveMediaProgress({ ctx, input: heard(6000, [0, 6000]) });
    expect(await listMyMedia({ ctx })).toMatchObject([
      { lesson: { slug }, percent: 10, positionMs: 6000 },
      { lesson: { slug: 'other' }, percent: 0 },
    ]);
    expect(await listMyMedia({ ctx: await learner() })).toEqual([]);
    await expect(listMyMedia({ ctx: visitorContext(db) })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });

  it('forgets a lesson that is taken out, until it is added or heard again', async () => {
    await createMediaLesson(db, input);
    const ctx = await learner();
    await saveMediaProgress({ ctx, input: heard(6000, [0, 6000]) });
    await removeMediaLesson({ ctx, input });
    expect(await listMyMedia({ ctx })).toEqual([]);
    expect(await findMediaProgress({ ctx, input })).toMatchObject({ kept: false, percent: 10 });
    await expect(removeMediaLesson({ ctx, input })).rejects.toMatchObject({
      code: 'MEDIA_LESSON_NOT_FOUND',
    });
    await addMediaLesson({ ctx, input });
    expect(await listMyMedia({ ctx })).toMatchObject([{ percent: 10, positionMs: 6000 }]);
    await removeMediaLesson({ ctx, input });
    const before = { ...heard(8000, [6000, 8000]), agoMs: 60_000 };
    expect(await saveMediaProgress({ ctx, input: before })).toMatchObject({ kept: false });
    ctx.clock.advance({ seconds: 1 });
    expect(await saveMediaProgress({ ctx, input: heard(9000, [8000, 9000]) })).toMatchObject({
      kept: true,
      percent: 15,
    });
  });

  it('takes a members’ lesson from members only', async () => {
    await createMediaLesson(db, { ...input, access: 'VIP' });
    const add = async (ctx: ReturnType<typeof visitorContext>) => addMediaLesson({ ctx, input });
    await expect(add(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(add(await learner())).rejects.toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    await add(await member());
    expect(await db.mediaProgress.count()).toBe(1);
  });
});
