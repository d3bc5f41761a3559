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
const slug = 'video';
const input = { slug };
const playedTo = (positionMs: number, ...ranges: [number, number][]) => ({
  slug,
  positionMs,
  heard: ranges,
  agoMs: 0,
});

const learnerContext = async () => userContext(db, await createLearner(db));
const memberContext = async () => userContext(db, await createMember(db));

beforeEach(() => resetDatabase(db));

describe('A media lesson', () => {
  it('Media lessons are listed by kind, newest first, without members’ content', async () => {
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

  it('A free media lesson is open to visitors with all its content', async () => {
    const { mediaPath } = await createMediaLesson(db, input);
    const page = await getMediaPage({ ctx: visitorContext(db), input });
    expect(page.content).toMatchObject({ media: mediaPath, cues: [{ en: 'More tea' }, {}, {}] });
    expect(await openMediaLesson({ ctx: visitorContext(db), input })).toEqual(page.content);
  });

  it('A members’ media lesson shows others its title and objectives only', async () => {
    const { mediaPath } = await createMediaLesson(db, { ...input, access: 'VIP' });
    const page = await getMediaPage({ ctx: visitorContext(db), input });
    expect(page.content).toBeNull();
    expect(page.lesson.objectives).toHaveLength(1);
    expect(JSON.stringify(page)).not.toMatch(/\.mp4|More tea/);
    const open = (ctx: ReturnType<typeof visitorContext>) => openMediaLesson({ ctx, input });
    await expect(open(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(open(await learnerContext())).rejects.toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    });
    const { media } = await open(await memberContext());
    expect(media).toMatch(new RegExp(`^/media/members/[\\w-]+/${mediaPath.split('/').at(-1)}$`));
  });

  it('A media lesson in progress when the membership ended can be finished', async () => {
    await createMediaLesson(db, { ...input, access: 'VIP' });
    const ctx = await memberContext();
    await saveMediaProgress({ ctx, input: playedTo(5000, [0, 5000]) });
    await db.entitlement.updateMany({
      data: { months: 0, days: 1, grantedAt: new Date(ctx.now().getTime() - 20 * 3_600_000) },
    });
    ctx.clock.advance({ hours: 5 });
    expect(await openMediaLesson({ ctx, input })).toMatchObject({ cues: [{}, {}, {}] });
    ctx.clock.advance({ days: 1 });
    await expect(openMediaLesson({ ctx, input })).rejects.toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    });
    expect(await saveMediaProgress({ ctx, input: playedTo(6000, [5000, 6000]) })).toMatchObject({
      heard: [[0, 6000]],
    });
  });

  it('A media lesson that is not published yet is rejected with MEDIA_LESSON_NOT_FOUND', async () => {
    await createMediaLesson(db, { ...input, publishedOn: new Date('2099-01-01') });
    const ctx = await memberContext();
    for (const verb of [getMediaPage, openMediaLesson, addMediaLesson, removeMediaLesson])
      await expect(verb({ ctx, input })).rejects.toMatchObject({ code: 'MEDIA_LESSON_NOT_FOUND' });
    await expect(saveMediaProgress({ ctx, input: playedTo(0) })).rejects.toMatchObject({
      code: 'MEDIA_LESSON_NOT_FOUND',
    });
    expect(await findMediaProgress({ ctx, input })).toBeNull();
  });
});

describe('Progress in a media lesson', () => {
  it('Played ranges of a media lesson are added up, and nearly all of it completes the lesson', async () => {
    await createMediaLesson(db, input);
    const ctx = await learnerContext();
    const first = await saveMediaProgress({ ctx, input: playedTo(30_000, [0, 30_000]) });
    expect(first).toMatchObject({ percent: 50, completedAt: null, positionMs: 30_000 });
    const again = await saveMediaProgress({ ctx, input: playedTo(20_000, [10_000, 20_000]) });
    expect(again).toMatchObject({ percent: 50, positionMs: 20_000 });
    const most = await saveMediaProgress({ ctx, input: playedTo(57_000, [30_000, 56_900]) });
    expect(most).toMatchObject({ percent: 94, completedAt: null });
    const all = await saveMediaProgress({ ctx, input: playedTo(60_000, [56_900, 60_400]) });
    expect(all).toMatchObject({ percent: 100, completedAt: ctx.now(), heard: [[0, 60_000]] });
    ctx.clock.advance({ days: 1 });
    const later = await saveMediaProgress({ ctx, input: playedTo(100, [0, 100]) });
    expect(later.completedAt).toEqual(all.completedAt);
    expect(await findMediaProgress({ ctx, input })).toEqual(later);
  });

  it('Concurrent progress reports of a media lesson are all merged', async () => {
    await createMediaLesson(db, input);
    const ctx = await learnerContext();
    const parts = Array.from({ length: 6 }, (_, index): [number, number] => [
      index * 10_000,
      index * 10_000 + 10_000,
    ]);
    await Promise.all(
      parts.map((part) => saveMediaProgress({ ctx, input: playedTo(part[1], part) })),
    );
    expect(await findMediaProgress({ ctx, input })).toMatchObject({
      percent: 100,
      heard: [[0, 60_000]],
    });
  });

  it('The position in a media lesson is that of the latest playback, not of the latest report', async () => {
    await createMediaLesson(db, input);
    const ctx = await learnerContext();
    ctx.clock.advance({ minutes: 10 });
    await saveMediaProgress({ ctx, input: playedTo(40_000, [30_000, 40_000]) });
    const late = { ...playedTo(9000, [0, 9000]), agoMs: 300_000 };
    expect(await saveMediaProgress({ ctx, input: late })).toMatchObject({
      positionMs: 40_000,
      heard: [
        [0, 9000],
        [30_000, 40_000],
      ],
    });
  });

  it('The position in a media lesson is saved although the previous report arrives later', async () => {
    await createMediaLesson(db, input);
    const ctx = await learnerContext();
    ctx.clock.advance({ seconds: 8 });
    await saveMediaProgress({ ctx, input: playedTo(2000, [0, 2000]) });
    const next = { ...playedTo(3000, [2000, 3000]), agoMs: 7000 };
    expect(await saveMediaProgress({ ctx, input: next })).toMatchObject({ positionMs: 3000 });
  });

  it('Progress in a media lesson is rejected for visitors, other accounts, non-members and ranges beyond its end', async () => {
    await createMediaLesson(db, input);
    await createMediaLesson(db, { slug: 'closed', access: 'VIP' });
    const ctx = await learnerContext();
    const expectRejection = (over: object, actorCtx = ctx as ReturnType<typeof visitorContext>) =>
      expect(saveMediaProgress({ ctx: actorCtx, input: { ...playedTo(0), ...over } })).rejects;
    await expectRejection({}, visitorContext(db)).toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expectRejection({ account: 'another@shuoyi.example' }).toMatchObject({
      code: 'FORBIDDEN',
    });
    await expectRejection({ slug: 'closed' }).toMatchObject({ code: 'MEMBERSHIP_REQUIRED' });
    await expectRejection({ positionMs: 70_000 }).toMatchObject({ code: 'VALIDATION_FAILED' });
    await expectRejection({ heard: [[0, 70_000]] }).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await db.mediaProgress.count()).toBe(0);
  });

  it('Played ranges must be whole, ascending and at most 200', () => {
    const accepts = (ranges: unknown) =>
      saveMediaProgressSchema.safeParse({ ...playedTo(0), heard: ranges }).success;
    expect(accepts([[0, 10]])).toBe(true);
    expect(accepts([[10, 10]])).toBe(false);
    expect(accepts([[-5, 10]])).toBe(false);
    expect(accepts([[0.5, 10]])).toBe(false);
    expect(accepts(Array(201).fill([0, 10]))).toBe(false);
  });

  it('Progress reports of a media lesson are rate-limited', async () => {
    await createMediaLesson(db, input);
    const ctx = await learnerContext();
    const { points } = POLICY['save-media-progress'].account;
    const account = { userId: (ctx.actor as { id: string }).id };
    await Promise.all(
      Array.from({ length: points }, () => consumeRateLimit(ctx, 'save-media-progress', account)),
    );
    await expect(saveMediaProgress({ ctx, input: playedTo(0) })).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
    });
  });
});

describe('My Learning', () => {
  it('My Learning lists the media lessons that were begun or added, the latest first', async () => {
    await createMediaLesson(db, input);
    await createMediaLesson(db, { slug: 'other' });
    const ctx = await learnerContext();
    await addMediaLesson({ ctx, input: { slug: 'other' } });
    ctx.clock.advance({ minutes: 1 });
    await saveMediaProgress({ ctx, input: playedTo(6000, [0, 6000]) });
    expect(await listMyMedia({ ctx })).toMatchObject([
      { lesson: { slug }, percent: 10, positionMs: 6000 },
      { lesson: { slug: 'other' }, percent: 0 },
    ]);
    expect(await listMyMedia({ ctx: await learnerContext() })).toEqual([]);
    await expect(listMyMedia({ ctx: visitorContext(db) })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });

  it('A media lesson removed from My Learning returns when it is added or played again', async () => {
    await createMediaLesson(db, input);
    const ctx = await learnerContext();
    await saveMediaProgress({ ctx, input: playedTo(6000, [0, 6000]) });
    await removeMediaLesson({ ctx, input });
    expect(await listMyMedia({ ctx })).toEqual([]);
    expect(await findMediaProgress({ ctx, input })).toMatchObject({ kept: false, percent: 10 });
    await expect(removeMediaLesson({ ctx, input })).rejects.toMatchObject({
      code: 'MEDIA_LESSON_NOT_FOUND',
    });
    await addMediaLesson({ ctx, input });
    expect(await listMyMedia({ ctx })).toMatchObject([{ percent: 10, positionMs: 6000 }]);
    await removeMediaLesson({ ctx, input });
    const earlier = { ...playedTo(8000, [6000, 8000]), agoMs: 60_000 };
    expect(await saveMediaProgress({ ctx, input: earlier })).toMatchObject({ kept: false });
    ctx.clock.advance({ seconds: 1 });
    expect(await saveMediaProgress({ ctx, input: playedTo(9000, [8000, 9000]) })).toMatchObject({
      kept: true,
      percent: 15,
    });
  });

  it('A members’ media lesson is added to My Learning for members only', async () => {
    await createMediaLesson(db, { ...input, access: 'VIP' });
    const add = async (ctx: ReturnType<typeof visitorContext>) => addMediaLesson({ ctx, input });
    await expect(add(visitorContext(db))).rejects.toMatchObject({ code: 'LOGIN_USER_REQUIRED' });
    await expect(add(await learnerContext())).rejects.toMatchObject({
      code: 'MEMBERSHIP_REQUIRED',
    });
    await add(await memberContext());
    expect(await db.mediaProgress.count()).toBe(1);
  });
});
