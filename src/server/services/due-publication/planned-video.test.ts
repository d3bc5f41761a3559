import { beforeEach, describe, expect, it } from 'vitest';
import { planVideoSchema } from '~/schemas/operator-video';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { listMediaLessons } from '../media-lesson/queries';
import { listTagVersions } from '../stale-tag/mark-stale';
import { cancelPlannedVideo } from '../video/cancel-planned-video';
import { editVideo } from '../video/edit-video';
import { getOperatorVideo } from '../video/get-operator-video';
import { listOperatorVideos } from '../video/list-operator-videos';
import { planVideo } from '../video/plan-video';
import { setVideoHidden } from '../video/set-video-hidden';
import { publishPlanned } from './publish-planned';

const db = await testDatabase();
const worker = systemContext(db);
const slug = 'tea-house';
let ctx: TestContext;
let id: string;

const DAY = '2026-11-21';

beforeEach(async () => {
  await resetDatabase(db);
  worker.clock.set(new Date(`${DAY}T12:00:00+08:00`));
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  ({ id } = await createMediaLesson(db, { slug, hidden: true }));
});

const plan = (changes: { day?: string; hour?: number } = {}, as = ctx) =>
  planVideo({ ctx: as, input: { id, day: DAY, hour: 18, reason: 'the evening', ...changes } });
const cancel = (as = ctx) => cancelPlannedVideo({ ctx: as, input: { id } });
const get = () => getOperatorVideo({ ctx, input: { slug } });
const work = () => publishPlanned({ ctx: worker });
const listed = () => listMediaLessons({ ctx, input: { kind: 'VIDEO', archived: false } });
const show = () => setVideoHidden({ ctx, input: { id, hidden: false, reason: 'at once' } });
const count = (kind: string) => db.operatorAct.count({ where: { kind } });

describe('A hidden video that is shown at an hour', () => {
  it('A video is shown by one of two workers at its hour with what was saved by then, and its pages are refreshed', async () => {
    await Promise.all([plan(), plan()]);
    const publishAt = new Date(`${DAY}T10:00:00Z`);
    expect((await get()).planned).toMatchObject({ publishAt, failure: null });
    expect(await listOperatorVideos({ ctx })).toMatchObject([{ slug, publishAt }]);
    const { version, summary } = await get();
    const title = { zh: '茶館', en: 'The tea house' };
    await editVideo({ ctx, input: { id, version, title, summary, level: 'B1', access: 'FREE' } });
    await db.staleTag.deleteMany();
    worker.clock.advance({ minutes: 359 });
    expect(await work()).toBe(0);
    expect(await listed()).toEqual([]);
    worker.clock.advance({ minutes: 1 });
    expect((await Promise.all([work(), work()])).sort()).toEqual([0, 1]);
    expect(await listed()).toMatchObject([{ slug, title }]);
    expect((await listTagVersions(db)).has('media-lessons')).toBe(true);
    expect(await db.operatorAct.findMany({ where: { kind: 'video.show' } })).toMatchObject([
      { subject: slug, reason: 'the evening', actorId: null },
    ]);
    expect((await get()).planned).toBeNull();
  });

  it('An order is executed or taken back when both are tried at once, and one that was taken back shows nothing', async () => {
    await plan();
    worker.clock.advance({ hours: 6 });
    const [shown, refusal] = await Promise.all([
      work(),
      cancel().then(
        () => 'taken back',
        (error) => error.code,
      ),
    ]);
    expect(refusal).toBe(shown === 1 ? 'PUBLICATION_DONE' : 'taken back');
    expect(await listed()).toHaveLength(shown);
    expect(await count('video.unplan')).toBe(1 - shown);
  });

  it('A video that an editor shows at once has no order left that would show it again', async () => {
    await plan();
    worker.clock.advance({ hours: 6 });
    await Promise.all([work(), show()]);
    expect(await count('video.show')).toBe(1);
    expect(await db.plannedPublication.count()).toBe(0);
    await setVideoHidden({ ctx, input: { id, hidden: true, reason: 'a wrong word' } });
    await plan({ day: '2026-11-22' });
    await show();
    await setVideoHidden({ ctx, input: { id, hidden: true, reason: 'a wrong word' } });
    worker.clock.advance({ days: 2 });
    expect(await work()).toBe(0);
    expect(await listed()).toEqual([]);
  });

  it('An hour that has begun, and a shown video, are refused, and planning and cancelling need a reason and the permission', async () => {
    await expect(plan({ hour: 12 })).rejects.toMatchObject({ code: 'PUBLICATION_HOUR_PAST' });
    for (const reason of ['', '  '])
      expect(planVideoSchema.safeParse({ id, day: DAY, hour: 18, reason }).success).toBe(false);
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(plan({}, as)).rejects.toMatchObject({ code });
      await expect(cancel(as)).rejects.toMatchObject({ code });
    }
    await show();
    await expect(plan()).rejects.toMatchObject({ code: 'PUBLICATION_DONE' });
    await expect(cancel()).rejects.toMatchObject({ code: 'PUBLICATION_DONE' });
    expect(await db.plannedPublication.count()).toBe(0);
  });
});
