/** @module-tag extended */
import { beforeEach, describe, expect, it } from 'vitest';
import { checkVoiceTakeSchema } from '~/schemas/voice-recording';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { spokenFile } from '~/test/spoken-file';
import { storeVoiceClips } from '~/test/store-voice-recording';
import { createLearner } from '~prisma/factories/learner';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { openMediaLesson } from '../media-lesson/open-media-lesson';
import { claimClipRun } from '../news/claim-clip-run';
import { checkVoiceTake } from './check-voice-take';
import { chooseVoiceTake } from './choose-voice-take';
import { discardVoiceLesson } from './discard-voice-lesson';
import { dropVoiceRecording } from './drop-voice-recording';
import { editVoiceLesson } from './edit-voice-lesson';
import { getVoiceLesson } from './get-voice-lesson';
import { getVoicePreview } from './get-voice-preview';
import { publishVoiceLesson } from './publish-voice-lesson';
import { requestVoiceClips } from './request-voice-clips';
import { runVoiceClips } from './run-voice-clips';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: VoiceDraft;
const [line] = VOICE_LESSON.transcript;
if (!line) throw new Error('The lesson has no lines.');

beforeEach(async () => {
  await resetDatabase(db);
  const editor = await createLearner(db, { role: 'EDITOR', name: '錄音的人' });
  ctx = userContext(db, editor, { clock: worker.clock });
  draft = await createVoiceDraft(db);
});

const of = { field: `transcript.${line.id}`, accent: 'US', text: line.en } as const;
const check = (audio: Buffer, as = ctx, changes: object = {}) =>
  checkVoiceTake({
    ctx: as,
    input: { id: draft.id, ...of, audio: audio.toString('base64'), ...changes },
  });
const accepted = async () => {
  const result = await check(await spokenFile(line.en));
  if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
  return result;
};
const choose = (version: number, take: string, as = ctx, changes: object = {}) =>
  chooseVoiceTake({ ctx: as, input: { id: draft.id, version, ...of, take, ...changes } });
const drop = (version: number, as = ctx) =>
  dropVoiceRecording({ ctx: as, input: { id: draft.id, version, ...of } });
const get = () => getVoiceLesson({ ctx, input: { id: draft.id } });
const clip = async () => (await get()).clips.find(({ field }) => field === of.field);
const write = async (en: string) =>
  editVoiceLesson({
    ctx,
    input: {
      id: draft.id,
      version: (await get()).version,
      change: { kind: 'put', part: 'transcript', item: { ...line, en } },
    },
  });
/** The run finds the clips of the other texts, so it does not wait for speech synthesis. */
const makeClips = async () => {
  await storeVoiceClips(db, draft.id);
  await requestVoiceClips({ ctx, input: { id: draft.id, version: (await get()).version } });
  await runVoiceClips({ ctx: worker, input: (await claimClipRun({ ctx: worker }))! });
};
const publish = async () =>
  publishVoiceLesson({ ctx, input: { id: draft.id, version: (await get()).version } });
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).sort();

describe('A person’s recording of a line of a voice lesson', () => {
  it('A recording that the scorer accepts is joined into the lesson with the times of its words, heard in the preview, published, and given back to the machine’s voice', async () => {
    const { take, url, score } = await accepted();
    expect(await clip()).toBeUndefined();
    await choose(0, take);
    expect(await clip()).toMatchObject({
      url,
      score,
      accepted: true,
      recorded: { by: '錄音的人' },
    });
    await makeClips();
    expect((await get()).clipRun).toMatchObject({ state: 'DONE', problems: [] });
    const recorded = await db.voiceClip.findFirstOrThrow({ where: { source: take } });
    const preview = await getVoicePreview({ ctx, input: { id: draft.id } });
    expect(preview.content?.media).toMatch(/^\/media\/members\//);
    const { slug } = await publish();
    const { cues, media } = await openMediaLesson({ ctx: visitorContext(db), input: { slug } });
    expect(media).toMatch(/^\/media\/recordings\//);
    expect(preview.content?.cues.map(({ words }) => words)).toEqual(cues.map(({ words }) => words));
    const times = recorded.cues as { startMs: number; endMs: number }[];
    const [first] = cues;
    const startMs = first!.words[0]!.startMs - times[0]!.startMs;
    expect(first!.clip?.path).toBe(url);
    expect(first!.words.map((word) => [word.startMs, word.endMs])).toEqual(
      times.map((word) => [startMs + word.startMs, startMs + word.endMs]),
    );
    expect(first!.endMs - startMs).toBeLessThanOrEqual(recorded.durationMs);
    expect(cues[1]!.startMs).toBeGreaterThan(startMs + recorded.durationMs);

    await drop(1);
    expect((await clip())?.recorded ?? null).toBeNull();
    await makeClips();
    await publish();
    const now = await openMediaLesson({ ctx: visitorContext(db), input: { slug } });
    expect(now.cues[0]!.clip?.path).not.toBe(url);
    expect(await db.voiceClip.count({ where: { source: take } })).toBe(0);
    const acts = await db.operatorAct.findMany({ orderBy: { id: 'asc' } });
    expect(acts.filter(({ kind }) => /record$/.test(kind))).toMatchObject([
      { kind: 'voiceLesson.record', before: { recording: null }, after: { recording: take } },
      { kind: 'voiceLesson.unrecord', before: { recording: take }, after: { recording: null } },
    ]);
  }, 60_000);

  it('One of two concurrent choices succeeds and the other is rejected, and the same recording is one clip', async () => {
    const { take } = await accepted();
    expect((await accepted()).take).toBe(take);
    expect(await db.voiceClip.count()).toBe(1);
    expect(codes(await Promise.allSettled([choose(0, take), choose(0, take)]))).toEqual([
      'CONTENT_CHANGED',
      'done',
    ]);
    expect(codes(await Promise.allSettled([drop(1), drop(1)]))).toEqual([
      'CONTENT_CHANGED',
      'done',
    ]);
    await expect(drop(2)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' });
  }, 60_000);

  it('A recording is used as long as the line says what it was checked against, and is gone once something else is published', async () => {
    const { take, url } = await accepted();
    await choose(0, take);
    await write('Good morning.');
    expect(await clip()).toBeUndefined();
    await write(line.en);
    expect(await clip()).toMatchObject({ url });
    await write('Good morning.');
    await makeClips();
    await publish();
    await write(line.en);
    expect(await clip()).toBeUndefined();
    await makeClips();
    expect((await get()).clipRun).toMatchObject({ state: 'DONE', problems: [] });
  });

  it('A file that is no sound, says something else, or is of a text that the lesson does not have, is not used', async () => {
    expect(await check(Buffer.from('no sound'))).toMatchObject({ outcome: 'unusable' });
    expect(await check(await spokenFile('The weather is very nice.'))).toMatchObject({
      outcome: 'refused',
    });
    expect(await db.voiceClip.count()).toBe(0);
    const other = { text: 'Somebody else says this.' };
    await expect(check(Buffer.from('x'), ctx, other)).rejects.toMatchObject({
      code: 'CONTENT_CHANGED',
    });
    await expect(choose(0, 'none')).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' });
    const { take } = await accepted();
    const [, , third] = VOICE_LESSON.transcript;
    const elsewhere = { field: `transcript.${third!.id}`, text: third!.en };
    await expect(choose(0, take, ctx, elsewhere)).rejects.toMatchObject({
      code: 'CONTENT_CHANGED',
    });
    const input = { id: draft.id, ...of, audio: 'AAAA' };
    for (const field of ['speakers.a', 'transcript', 'transcript.<b>'])
      expect(checkVoiceTakeSchema.safeParse({ ...input, field }).success).toBe(false);
  });

  it('A recording that was unused for a day is deleted with its file, and so is each recording of a discarded lesson', async () => {
    const { take } = await accepted();
    worker.clock.advance({ hours: 25 });
    const [, , third] = VOICE_LESSON.transcript;
    const kept = await check(await spokenFile(third!.en), ctx, {
      field: `transcript.${third!.id}`,
      text: third!.en,
    });
    expect(kept.outcome).toBe('accepted');
    expect(await db.voiceClip.count({ where: { source: take } })).toBe(0);
    expect(await db.pendingFileDeletion.count()).toBe(1);
    await discardVoiceLesson({ ctx, input: { id: draft.id, version: 0 } });
    expect(await db.voiceClip.count()).toBe(0);
    expect(await db.pendingFileDeletion.count()).toBe(2);
  }, 60_000);

  it('Nobody but an editor has a recording checked, used or dropped', async () => {
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(check(Buffer.from('x'), as)).rejects.toMatchObject({ code });
      await expect(choose(0, 'none', as)).rejects.toMatchObject({ code });
      await expect(drop(0, as)).rejects.toMatchObject({ code });
      await expect(getVoicePreview({ ctx: as, input: draft })).rejects.toMatchObject({ code });
    }
  });
});
