import { beforeEach, describe, expect, it } from 'vitest';
import { planVoicePublicationSchema } from '~/schemas/operator-voice-lesson';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { storeVoiceRecording } from '~/test/store-voice-recording';
import { createLearner } from '~prisma/factories/learner';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { getToday } from '../console/get-today';
import { listMediaLessons } from '../media-lesson/queries';
import { cancelVoicePublication } from '../voice-lesson/cancel-voice-publication';
import { discardVoiceLesson } from '../voice-lesson/discard-voice-lesson';
import { editVoiceLesson } from '../voice-lesson/edit-voice-lesson';
import { getVoiceLesson } from '../voice-lesson/get-voice-lesson';
import { listVoiceLessons } from '../voice-lesson/list-voice-lessons';
import { planVoicePublication } from '../voice-lesson/plan-voice-publication';
import { publishVoiceLesson } from '../voice-lesson/publish-voice-lesson';
import { setVoiceLessonHidden } from '../voice-lesson/set-voice-lesson-hidden';
import { publishPlanned } from './publish-planned';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: VoiceDraft;
let path: string;

/** The test clock is at noon in Taipei; the order is for six hours later. */
const DAY = '2026-11-21';
const HOUR = 18;

beforeEach(async () => {
  await resetDatabase(db);
  worker.clock.set(new Date(`${DAY}T12:00:00+08:00`));
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  draft = await createVoiceDraft(db);
  path = await storeVoiceRecording(db, draft.id, worker.clock.now());
});

const plan = (changes: { version?: number; day?: string; hour?: number } = {}, as = ctx) =>
  planVoicePublication({
    ctx: as,
    input: { id: draft.id, version: 0, day: DAY, hour: HOUR, reason: 'the evening', ...changes },
  });
const cancel = (as = ctx) => cancelVoicePublication({ ctx: as, input: { id: draft.id } });
const get = () => getVoiceLesson({ ctx, input: { id: draft.id } });
const work = () => publishPlanned({ ctx: worker });
const edit = (version: number) =>
  editVoiceLesson({
    ctx,
    input: {
      id: draft.id,
      version,
      change: {
        kind: 'put',
        part: 'transcript',
        item: { ...VOICE_LESSON.transcript[0]!, en: 'Hi.' },
      },
    },
  });
const listed = () => listMediaLessons({ ctx, input: { kind: 'VOICE', archived: false } });
const acts = async () =>
  (await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);

describe('A voice lesson that is published at an hour', () => {
  it('A lesson is published by one of two workers at its hour, not before it, with one act and its reason', async () => {
    await Promise.all([plan(), plan()]);
    const publishAt = new Date(`${DAY}T10:00:00Z`);
    expect((await get()).planned).toEqual({ publishAt, version: 0, failure: null });
    expect(await listVoiceLessons({ ctx })).toMatchObject([{ id: draft.id, publishAt }]);
    worker.clock.advance({ minutes: 359 });
    expect(await work()).toBe(0);
    expect(await listed()).toEqual([]);
    worker.clock.advance({ minutes: 1 });
    expect((await Promise.all([work(), work()])).sort()).toEqual([0, 1]);
    expect(await listed()).toMatchObject([{ title: VOICE_LESSON.title }]);
    expect(await db.operatorAct.findMany({ where: { kind: 'voiceLesson.publish' } })).toMatchObject(
      [{ subject: draft.id, reason: 'the evening', actorId: null }],
    );
    expect(await get()).toMatchObject({ planned: null, isChanged: false });
  });

  it('An order is executed, taken back or overtaken by an editor who publishes at once, and never two of them', async () => {
    await plan();
    worker.clock.advance({ hours: 6 });
    const [published, refusal] = await Promise.all([
      work(),
      cancel().then(
        () => 'taken back',
        (error) => error.code,
      ),
    ]);
    expect(refusal).toBe(published === 1 ? 'PUBLICATION_DONE' : 'taken back');
    expect(await db.mediaLesson.count()).toBe(published);

    await edit(0);
    await storeVoiceRecording(db, draft.id, worker.clock.now());
    await plan({ version: 1, hour: 19 });
    worker.clock.advance({ hours: 1 });
    const byHand = { id: draft.id, version: 1, reason: 'at once' };
    await Promise.all([work(), publishVoiceLesson({ ctx, input: byHand })]);
    expect((await acts()).filter((kind) => kind === 'voiceLesson.publish')).toHaveLength(
      published + 1,
    );
    expect(await db.plannedPublication.count()).toBe(0);
    await expect(plan({ version: 1, hour: 23 })).rejects.toMatchObject({
      code: 'PUBLICATION_DONE',
    });
  });

  it('An order that was taken back, even twice, or whose draft was discarded, publishes nothing', async () => {
    await plan();
    await cancel();
    await cancel();
    worker.clock.advance({ hours: 6 });
    expect(await work()).toBe(0);
    expect(await acts()).toEqual(['voiceLesson.plan', 'voiceLesson.unplan']);
    await plan({ hour: 20 });
    await discardVoiceLesson({ ctx, input: { id: draft.id, version: 0 } });
    worker.clock.advance({ hours: 2 });
    expect(await work()).toBe(0);
    expect(await db.mediaLesson.count()).toBe(0);
  });

  it('A lesson that was edited since is not published, and Today says so until the order is taken back', async () => {
    const waits = async (kind: string) =>
      (await getToday({ ctx })).waiting.find((one) => one.kind === kind)?.items;
    expect(await waits('voiceReady')).toMatchObject([{ id: draft.id }]);
    await plan();
    expect(await waits('voiceReady')).toBeUndefined();
    await edit(0);
    worker.clock.advance({ hours: 6 });
    await Promise.all([work(), work()]);
    expect(await db.mediaLesson.count()).toBe(0);
    expect((await get()).planned).toMatchObject({ failure: 'changed' });
    expect(await waits('unpublishedVoice')).toMatchObject([
      { id: draft.id, title: VOICE_LESSON.title, failure: 'changed' },
    ]);
    await cancel();
    expect(await waits('unpublishedVoice')).toBeUndefined();
  });

  it('A recording waits for its hour, however far that is, and a lesson without one is not published', async () => {
    await plan({ day: '2027-03-01' });
    const { deleteAt } = await db.pendingFileDeletion.findFirstOrThrow({ where: { path } });
    expect(deleteAt.getTime()).toBeGreaterThan(new Date('2027-03-30').getTime());
    await db.pendingFileDeletion.deleteMany();
    worker.clock.set(new Date('2027-03-01T18:00:00+08:00'));
    await work();
    expect((await get()).planned).toMatchObject({ failure: 'clips' });
    await expect(plan({ day: '2027-03-02' })).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
  });

  it('A hidden lesson gets its new version at the hour and stays hidden', async () => {
    await publishVoiceLesson({ ctx, input: { id: draft.id, version: 0 } });
    await setVoiceLessonHidden({ ctx, input: { id: draft.id, hidden: true, reason: 'a slip' } });
    await edit(0);
    await storeVoiceRecording(db, draft.id, worker.clock.now());
    await plan({ version: 1 });
    worker.clock.advance({ hours: 6 });
    expect(await work()).toBe(1);
    expect(await listed()).toEqual([]);
    expect(await get()).toMatchObject({ state: 'HIDDEN', isChanged: false });
  });

  it('An hour that has begun, or an earlier version, is refused, and editors alone plan and cancel a publication', async () => {
    await expect(plan({ hour: 12 })).rejects.toMatchObject({ code: 'PUBLICATION_HOUR_PAST' });
    await expect(plan({ version: 3 })).rejects.toMatchObject({ code: 'CONTENT_CHANGED' });
    const input = { id: draft.id, version: 0, day: DAY, hour: 24, reason: '' };
    expect(planVoicePublicationSchema.safeParse(input).success).toBe(false);
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(plan({}, as)).rejects.toMatchObject({ code });
      await expect(cancel(as)).rejects.toMatchObject({ code });
    }
    expect(await db.plannedPublication.count()).toBe(0);
  });
});
