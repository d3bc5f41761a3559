import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '~/server/gateways/storage/configured';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { storeVoiceRecording } from '~/test/store-voice-recording';
import { createLearner } from '~prisma/factories/learner';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { isFreeRecording } from '../media-lesson/free-recording';
import { readMemberAddress } from '../media-lesson/member-address';
import { editVoiceLesson } from './edit-voice-lesson';
import { getVoicePreview } from './get-voice-preview';
import { publishVoiceLesson } from './publish-voice-lesson';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: VoiceDraft;

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  draft = await createVoiceDraft(db);
});

const preview = (as = ctx) => getVoicePreview({ ctx: as, input: { id: draft.id } });
const record = () => storeVoiceRecording(db, draft.id, worker.clock.now());
const rename = (version: number) =>
  editVoiceLesson({
    ctx,
    input: {
      id: draft.id,
      version,
      change: { kind: 'texts', texts: { ...VOICE_LESSON, title: { zh: '新的', en: 'New' } } },
    },
  });
/** The file at an address, for an account. */
const fileOf = (media: string, as: TestContext) => {
  const [, , , sealed, name] = media.split('/');
  return readMemberAddress({ ctx: as, input: { sealed: sealed!, name: name! } });
};

describe('The preview of a voice lesson', () => {
  it('A lesson without a recording has its header only, and with one all that learners will have', async () => {
    expect(await preview()).toMatchObject({
      lesson: { title: VOICE_LESSON.title, objectives: [VOICE_LESSON.objectives[0]!.text] },
      content: null,
    });
    await record();
    const { lesson, content } = await preview();
    expect(lesson).toMatchObject({ slug: draft.id, kind: 'VOICE', durationMs: 5_000 });
    expect(content?.cues.map(({ en }) => en)).toEqual(VOICE_LESSON.transcript.map(({ en }) => en));
  });

  it('A private recording has an address that is valid for this operator and ten minutes', async () => {
    const path = storage().publicUrl(await record());
    const { content } = await preview();
    const other = userContext(db, await createLearner(db, { role: 'EDITOR' }));
    expect(fileOf(content!.media, ctx)).toBe(path);
    expect(fileOf(content!.media, other)).toBeNull();
    expect(await isFreeRecording({ ctx, input: path })).toBe(false);
    worker.clock.advance({ minutes: 11 });
    expect(fileOf(content!.media, ctx)).toBeNull();
  });

  it('A preview shows the saved version and never the recording of an earlier one', async () => {
    await record();
    await publishVoiceLesson({ ctx, input: { id: draft.id, version: 0 } });
    expect((await preview()).content).not.toBeNull();
    await db.clipRun.deleteMany();
    // Learners have the saved content.
    expect((await preview()).content?.cues).toHaveLength(VOICE_LESSON.transcript.length);
    await rename(0);
    expect(await preview()).toMatchObject({ lesson: { title: { en: 'New' } }, content: null });
    await record();
    expect((await preview()).content).not.toBeNull();
    await db.pendingFileDeletion.updateMany({ data: { tries: 1 } });
    expect((await preview()).content).toBeNull();
  });

  it('A preview is only for operators who may read voice lessons', async () => {
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    await expect(preview(support)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(preview(visitorContext(db))).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
  });
});
