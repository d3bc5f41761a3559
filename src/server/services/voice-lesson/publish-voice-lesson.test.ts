/** @module-tag extended */
import { beforeEach, describe, expect, it } from 'vitest';
import { setLessonHiddenSchema } from '~/schemas/site-text';
import type { VoiceChange } from '~/schemas/voice-draft';
import { loadMediaLessons } from '~/server/content/load-media-lessons';
import { storage } from '~/server/gateways/storage/configured';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { storeVoiceClips } from '~/test/store-voice-recording';
import { createLearner, createMember } from '~prisma/factories/learner';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { seedMediaLessons } from '~prisma/seed/media-lessons';
import { isFreeRecording } from '../media-lesson/free-recording';
import { openMediaLesson } from '../media-lesson/open-media-lesson';
import { findMediaProgress, listMediaLessons, listMyMedia } from '../media-lesson/queries';
import { saveMediaProgress } from '../media-lesson/save-media-progress';
import { claimClipRun } from '../news/claim-clip-run';
import { editVoiceLesson } from './edit-voice-lesson';
import { getVoiceLesson } from './get-voice-lesson';
import { publishVoiceLesson } from './publish-voice-lesson';
import { requestVoiceClips } from './request-voice-clips';
import { runVoiceClips } from './run-voice-clips';
import { setVoiceLessonHidden } from './set-voice-lesson-hidden';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: VoiceDraft;
const slug = 'a-kettle-that-leaks';

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  draft = await createVoiceDraft(db);
});

const get = () => getVoiceLesson({ ctx, input: { id: draft.id } });
const edit = async (change: VoiceChange) =>
  editVoiceLesson({ ctx, input: { id: draft.id, version: (await get()).version, change } });
const publish = async (version?: number) =>
  publishVoiceLesson({
    ctx,
    input: { id: draft.id, version: version ?? (await get()).version, reason: 'ready' },
  });
const work = async () => {
  const run = await claimClipRun({ ctx: worker });
  if (run) await runVoiceClips({ ctx: worker, input: run });
  return run !== null;
};
const makeClips = async () => {
  await requestVoiceClips({ ctx, input: { id: draft.id, version: (await get()).version } });
  return work();
};
const open = (as = visitorContext(db)) => openMediaLesson({ ctx: as, input: { slug } });
const setHidden = (hidden: boolean) =>
  setVoiceLessonHidden({ ctx, input: { id: draft.id, hidden, reason: 'a wrong word' } });
const clips = () =>
  db.voiceClip.findMany({ orderBy: [{ path: 'asc' }], select: { path: true, text: true } });

describe('The recording of a voice lesson', () => {
  it('A lesson is recorded by one of two workers, published once by two editors, and heard; then a line is changed and its clip alone is made anew', async () => {
    await expect(publish()).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    const request = () => requestVoiceClips({ ctx, input: { id: draft.id, version: 0 } });
    await Promise.all([request(), request()]);
    expect(await db.operatorAct.count({ where: { kind: 'voiceLesson.clips' } })).toBe(1);
    expect((await Promise.all([work(), work()])).sort()).toEqual([false, true]);
    const made = await get();
    expect(made.clipRun).toMatchObject({ state: 'DONE', done: 9, total: 9, problems: [] });
    expect(made.clips.map(({ accepted }) => accepted)).toEqual(Array(9).fill(true));
    expect(await Promise.all([publish(0), publish(0)])).toEqual([{ slug }, { slug }]);
    expect(await db.operatorAct.findMany({ where: { kind: 'voiceLesson.publish' } })).toMatchObject(
      [{ subject: draft.id, reason: 'ready' }],
    );
    expect(await db.staleTag.findMany()).toMatchObject([{ tag: 'media-lessons' }]);

    const before = await open();
    expect(before.cues.map(({ en }) => en)).toEqual(VOICE_LESSON.transcript.map(({ en }) => en));
    expect(before.study.vocabulary[0]!.audio?.GB.path).toMatch(/^\/media\/clips\//);
    expect(before.study.voices).toMatchObject([
      ['a', { sex: 'female' }],
      ['b', { sex: 'male' }],
    ]);
    const lesson = await db.mediaLesson.findUniqueOrThrow({ where: { slug } });
    const file = await storage().get(lesson.mediaPath.replace('/media/', ''));
    expect(file?.size).toBeGreaterThan(40_000);
    await file?.body.cancel();
    const learner = userContext(db, await createLearner(db), { clock: worker.clock });
    await saveMediaProgress({
      ctx: learner,
      input: { slug, positionMs: 3000, heard: [[0, lesson.durationMs]], agoMs: 0 },
    });

    const first = await clips();
    const [line] = VOICE_LESSON.transcript;
    const en = 'Good morning. What can I do for you?';
    await edit({ kind: 'put', part: 'transcript', item: { ...line!, en } });
    expect((await open()).cues[0]!.en).toBe(line!.en);
    await expect(publish(1)).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    await expect(publish(0)).rejects.toMatchObject({ code: 'CONTENT_CHANGED' });
    await makeClips();
    const second = await clips();
    const isNew = ({ path }: { path: string }) => first.every((clip) => clip.path !== path);
    expect(second.filter(isNew).map(({ text }) => text)).toEqual([en]);
    await publish();
    const after = await open();
    expect(after.cues[0]!.en).toBe(en);
    expect(after.media).not.toBe(before.media);
    expect((await clips()).map(({ text }) => text)).not.toContain(line!.en);
    const progress = await findMediaProgress({ ctx: learner, input: { slug } });
    expect(progress).toMatchObject({
      completedAt: expect.any(Date),
      heard: [[expect.any(Number), expect.any(Number)]],
    });
    // All lines except for the one that nobody has played yet.
    expect(progress!.heard[0]![0]).toBe(after.cues[0]!.endMs);
    expect(await db.pendingFileDeletion.count()).toBe(2);
  }, 120_000);

  it('A clip that the scorer does not accept is named and keeps the lesson from being published, until it is made again', async () => {
    await storeVoiceClips(db, draft.id);
    await db.voiceClip.updateMany({
      where: { text: VOICE_LESSON.transcript[1]!.en },
      data: { selfScore: 55 },
    });
    await makeClips();
    const { clipRun, clips: shown } = await get();
    expect(clipRun).toMatchObject({
      state: 'FAILED',
      failure: null,
      problems: [{ field: 'transcript.line-2.en', kind: 'unclear', detail: '55' }],
    });
    expect(shown.filter(({ accepted }) => !accepted)).toHaveLength(1);
    await expect(publish()).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    await db.voiceClip.deleteMany({ where: { selfScore: 55 } });
    await makeClips();
    expect(await publish()).toEqual({ slug });
  });

  it('A run of a lesson that was edited meanwhile makes nothing and says so', async () => {
    await requestVoiceClips({ ctx, input: { id: draft.id, version: 0 } });
    await edit({ kind: 'remove', part: 'tasks', itemId: 'task-1' });
    await work();
    expect((await get()).clipRun).toMatchObject({ state: 'FAILED', failure: 'changed' });
    expect(await db.voiceClip.count()).toBe(0);
  });
});

/** Publishes a lesson without speech synthesis. */
async function publishWithoutVoices(access: 'FREE' | 'VIP' = 'FREE') {
  const { title, introduction } = VOICE_LESSON;
  return db.mediaLesson.create({
    data: {
      id: draft.id,
      slug,
      access,
      category: 'daily',
      level: 'B1',
      kind: 'VOICE',
      titleZh: title.zh,
      titleEn: title.en,
      summaryZh: introduction.zh,
      summaryEn: introduction.en,
      durationMs: 9000,
      mediaPath: '/media/recordings/made-by-an-editor.mp3',
      envelope: [1],
      cues: [],
      study: { objectives: [], vocabulary: [] },
      publishedOn: new Date('2026-11-20'),
      contentHash: 'edited',
      editedAt: new Date(),
    },
  });
}

describe('A voice lesson that learners have', () => {
  it('A hidden lesson is nowhere for learners, and shown again it is where it was with what they have heard', async () => {
    await publishWithoutVoices();
    const learner = userContext(db, await createLearner(db), { clock: worker.clock });
    const heard = { slug, positionMs: 900, heard: [[0, 900]] as [number, number][], agoMs: 0 };
    await saveMediaProgress({ ctx: learner, input: heard });
    const list = () =>
      listMediaLessons({ ctx: learner, input: { kind: 'VOICE', archived: false } });
    await Promise.all([setHidden(true), setHidden(true)]);
    expect([await list(), await listMyMedia({ ctx: learner })]).toEqual([[], []]);
    await expect(open()).rejects.toMatchObject({ code: 'MEDIA_LESSON_NOT_FOUND' });
    // A device that was offline sends its progress only now, after the lesson was hidden.
    await saveMediaProgress({ ctx: learner, input: { ...heard, positionMs: 950 } });
    expect((await get()).state).toBe('HIDDEN');
    await setHidden(false);
    expect(await listMyMedia({ ctx: learner })).toMatchObject([{ positionMs: 950 }]);
    expect(await list()).toHaveLength(1);
    expect(await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
      { kind: 'voiceLesson.hide', reason: 'a wrong word', before: { hidden: false } },
      { kind: 'voiceLesson.show', reason: 'a wrong word', after: { hidden: false } },
    ]);
  });

  it('Nobody hides a lesson without a reason, or without the permission', async () => {
    const input = { id: draft.id, hidden: true };
    for (const reason of [undefined, '', '  '])
      expect(setLessonHiddenSchema.safeParse({ ...input, reason }).success).toBe(false);
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      const forbidden = { ctx: as, input: { ...input, reason: 'a slip' } };
      await expect(setVoiceLessonHidden(forbidden)).rejects.toMatchObject({ code });
      const publication = { ctx: as, input: { id: draft.id, version: 0 } };
      await expect(publishVoiceLesson(publication)).rejects.toMatchObject({ code });
    }
    await expect(setHidden(true)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  });

  it('The recording of a free lesson is everybody’s, and that of a members’ one has an address for each of them', async () => {
    const { mediaPath } = await publishWithoutVoices();
    const isFree = () => isFreeRecording({ ctx: visitorContext(db), input: mediaPath });
    expect(await isFree()).toBe(true);
    await setHidden(true);
    expect(await isFree()).toBe(false);
    await setHidden(false);
    await db.mediaLesson.update({ where: { slug }, data: { access: 'VIP' } });
    expect(await isFree()).toBe(false);
    const member = userContext(db, await createMember(db));
    expect((await open(member)).media).toMatch(/^\/media\/members\/.+\/made-by-an-editor\.mp3$/);
  });

  it('A content file that changes later does not replace what an editor has published', async () => {
    const lesson = loadMediaLessons().find(({ kind }) => kind === 'VOICE')!;
    await db.$transaction((tx) => seedMediaLessons(tx, [lesson]));
    const title = async () =>
      (await db.mediaLesson.findUniqueOrThrow({ where: { slug: lesson.slug } })).titleEn;
    const changed = { ...lesson, title: { zh: '新的', en: 'From a file' } };
    await db.$transaction((tx) => seedMediaLessons(tx, [changed]));
    expect(await title()).toBe('From a file');
    await db.mediaLesson.update({
      where: { slug: lesson.slug },
      data: { titleEn: 'By an editor', editedAt: new Date() },
    });
    await db.$transaction((tx) =>
      seedMediaLessons(tx, [{ ...lesson, title: { zh: '更新', en: 'A later file' } }]),
    );
    expect(await title()).toBe('By an editor');
  });
});
