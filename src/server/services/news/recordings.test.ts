/** @module-tag extended */
import { beforeEach, describe, expect, it } from 'vitest';
import { storage } from '~/server/gateways/storage/configured';
import type { UnitDraft } from '~/server/prisma-client/client';
import { anonymiseDueAccounts } from '~/server/services/account/anonymise-due-accounts';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { spokenFile } from '~/test/spoken-file';
import { makeReady, storeClips } from '~/test/store-clips';
import { wavFile } from '~/test/wav-file';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { checkTake } from './check-take';
import { chooseTake } from './choose-take';
import { correctUnit } from './correct-unit';
import { toDraft } from './draft-rows';
import { dropCorrection } from './drop-correction';
import { dropRecording } from './drop-recording';
import { editDraft } from './edit-draft';
import { getOperatorDraft } from './get-operator-draft';
import { publishDraft } from './publish-draft';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: UnitDraft;
let sentence: { key: string; text: string };

beforeEach(async () => {
  await resetDatabase(db);
  const editor = await createLearner(db, { role: 'EDITOR', name: '錄音的人' });
  ctx = userContext(db, editor, { clock: worker.clock });
  draft = await createDraft(db, { slug: 'tea' });
  sentence = toDraft(draft).items.sentences[0]!;
});

const line = () => ({ kind: 'SENTENCE', key: sentence.key, part: 'TEXT', accent: 'US' }) as const;
const check = (audio: Buffer, as = ctx, of: object = {}) =>
  checkTake({
    ctx: as,
    input: {
      id: draft.id,
      ...line(),
      text: sentence.text,
      audio: audio.toString('base64'),
      ...of,
    },
  });
const accepted = async (text = sentence.text) => {
  const result = await check(await spokenFile(text));
  if (result.outcome !== 'accepted') throw new Error(JSON.stringify(result));
  return result;
};
const choose = (version: number, take: string, as = ctx) =>
  chooseTake({ ctx: as, input: { id: draft.id, version, ...line(), sex: 'female', take } });
const drop = (version: number, as = ctx) =>
  dropRecording({ ctx: as, input: { id: draft.id, version, ...line(), sex: 'female' } });
const edit = (version: number, change: { text?: string; translation?: string }) =>
  editDraft({
    ctx,
    input: {
      id: draft.id,
      version,
      texts: {},
      words: [],
      sentences: [{ position: 1, ...change }],
    },
  });
const place = async () => {
  const { lines } = await getOperatorDraft({ ctx, input: { id: draft.id } });
  return lines.find(({ field }) => field === 'sentences.1')!.places[0]!;
};
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).sort();
const ready = async () => {
  const row = await db.unitDraft.findUniqueOrThrow({ where: { id: draft.id } });
  await makeReady(db, row, worker);
  return row.version;
};
const learnersClip = async () => {
  const { items } = await openLesson({ ctx: visitorContext(db), input: { slug: 'tea' } });
  return items.find(({ kind }) => kind === 'SENTENCE')!.audio.US;
};

describe('A person’s recording of a line', () => {
  it('A recording that the scorer accepts is used, published with the times of its words, and corrected back to the machine’s voice', async () => {
    await storeClips(db, draft);
    const machine = (await place()).clip!;
    expect(machine.recorded).toBeNull();
    const { take, score, url } = await accepted();
    expect(score).toBeGreaterThanOrEqual(75);
    expect((await place()).clip).toEqual(machine);
    await choose(0, take);
    const { clip } = await place();
    expect(clip).toMatchObject({ url, score, accepted: true, sex: 'female', refused: [] });
    expect(clip?.recorded).toEqual({ at: ctx.now(), by: '錄音的人' });
    expect(await db.operatorAct.findMany({ where: { kind: 'unit.record' } })).toMatchObject([
      {
        subject: draft.id,
        before: { version: 0, line: 'sentences.1', accent: 'US', sex: 'female', recording: null },
        after: { version: 1, recording: expect.stringMatching(/^clips\/.*\.mp3$/) },
      },
    ]);
    await publishDraft({ ctx, input: { id: draft.id, version: await ready() } });
    const live = await learnersClip();
    expect(live).toMatchObject({ path: url, speaker: { variety: 'american', sex: 'female' } });
    expect(live.cues.map(({ text }) => text).join(' ')).toBe(sentence.text);
    const ends = live.cues.map(({ endMs }) => endMs);
    expect(ends).toEqual([...ends].sort((a, b) => a - b));
    expect(live.durationMs).toBeGreaterThan(ends.at(-1)!);
    expect(await db.itemAudio.count()).toBe(100);

    await correctUnit({ ctx, input: { id: draft.id, version: 2 } });
    await drop(3);
    // The publication has deleted the machine's clip, which the next run makes again.
    expect((await place()).clip).toBeNull();
    expect((await learnersClip()).path).toBe(url);
    const { path } = await db.draftClip.findFirstOrThrow({ where: { source: take } });
    expect(await db.pendingFileDeletion.count({ where: { path } })).toBe(0);
    await publishDraft({ ctx, input: { id: draft.id, version: await ready() } });
    expect((await learnersClip()).path).toBe(machine.url);
    expect(await db.pendingFileDeletion.count({ where: { path } })).toBe(1);
    expect(await db.operatorAct.count({ where: { kind: 'unit.unrecord' } })).toBe(1);
  });

  it('A correction that is given up gives back the recording that is live', async () => {
    await storeClips(db, draft);
    const { take, url } = await accepted();
    await choose(0, take);
    await publishDraft({ ctx, input: { id: draft.id, version: await ready() } });
    await expect(drop(2)).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
    await expect(choose(2, take)).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
    await expect(check(Buffer.from('x'))).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
    await correctUnit({ ctx, input: { id: draft.id, version: 2 } });
    await drop(3);
    await dropCorrection({ ctx, input: { id: draft.id, version: 4 } });
    expect((await place()).clip).toMatchObject({ url });
  });

  it('One of two concurrent choices succeeds; the other is rejected, and can be repeated', async () => {
    const colleague = userContext(db, await createLearner(db, { role: 'OWNER' }));
    const { take } = await accepted();
    expect(codes(await Promise.allSettled([choose(0, take), choose(0, take, colleague)]))).toEqual([
      'DRAFT_CHANGED',
      'done',
    ]);
    expect(await db.operatorAct.count({ where: { kind: 'unit.record' } })).toBe(1);
    await choose(1, take, colleague);
    expect(codes(await Promise.allSettled([drop(2), drop(2, colleague)]))).toEqual([
      'DRAFT_CHANGED',
      'done',
    ]);
    await expect(drop(3)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' });
  });

  it('A recording is discarded with the text that it says, and by no other change', async () => {
    const { take } = await accepted();
    await choose(0, take);
    await edit(1, { translation: '另一個翻譯。' });
    expect((await place()).clip?.recorded).not.toBeNull();
    await edit(2, { text: 'This is another sentence.' });
    expect((await place()).clip).toBeNull();
    const [act] = await db.operatorAct.findMany({
      where: { kind: 'unit.edit' },
      orderBy: { id: 'desc' },
    });
    expect(act?.after).toEqual({ version: 3, discardedRecordings: 1 });
    await expect(choose(3, take)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    await expect(check(Buffer.from('x'))).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
  });

  it('A recording of other words is refused with these words, a file without audio is named, and neither is stored', async () => {
    const other = await check(await spokenFile('Nobody at all came to the party last Monday.'));
    expect(other).toMatchObject({ outcome: 'refused', misread: false });
    const missed = other.outcome === 'refused' ? other.missed : [];
    expect(missed.length).toBeGreaterThan(0);
    expect(sentence.text.split(' ')).toEqual(expect.arrayContaining(missed));
    expect(await check(Buffer.from('<html>'))).toEqual({ outcome: 'unusable', problem: 'format' });
    expect(await check(wavFile(new Int16Array(16_000), 16_000))).toEqual({
      outcome: 'unusable',
      problem: 'silent',
    });
    expect(await db.draftClip.count()).toBe(0);
  });

  it('A recording that was unused for a day is deleted at the next one, and its file later', async () => {
    const { take } = await accepted();
    await db.draftClip.updateMany({
      data: { source: `${take}-old`, path: 'clips/an-old-take.mp3' },
    });
    ctx.clock.advance({ hours: 25 });
    await accepted();
    expect((await db.draftClip.findMany()).map(({ source }) => source)).toEqual([take]);
    expect(await db.pendingFileDeletion.findMany()).toMatchObject([
      { path: 'clips/an-old-take.mp3' },
    ]);
    await expect(choose(0, `${take}-old`)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' });
  });

  it('A clip that a machine made, or a recording of another line, cannot be chosen', async () => {
    await storeClips(db, draft);
    const [clip] = await db.draftClip.findMany({ where: { accent: 'US' }, take: 1 });
    await expect(choose(0, clip!.source)).rejects.toMatchObject({ code: 'RECORDING_NOT_FOUND' });
    const { take } = await accepted();
    const second = toDraft(draft).items.sentences[1]!;
    const input = {
      id: draft.id,
      version: 0,
      ...line(),
      key: second.key,
      sex: 'male',
      take,
    } as const;
    await expect(chooseTake({ ctx, input })).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    expect(toDraft(await db.unitDraft.findFirstOrThrow()).recordings).toEqual([]);
  });

  it('A recording outlives the account of its editor, whose name is gone from it', async () => {
    await storeClips(db, draft);
    const { take, url } = await accepted();
    await choose(0, take);
    const recordedBy = await db.user.findFirstOrThrow({ where: { name: '錄音的人' } });
    const owner = userContext(db, await createLearner(db, { role: 'OWNER' }));
    const shown = async () => {
      const { lines } = await getOperatorDraft({ ctx: owner, input: { id: draft.id } });
      return lines.find(({ field }) => field === 'sentences.1')!.places[0]!.clip;
    };
    expect(await shown()).toMatchObject({ url, recorded: { by: '錄音的人' } });
    const where = { id: recordedBy.id };
    await db.user.update({ where, data: { role: 'USER', deletionDueAt: ctx.now() } });
    await anonymiseDueAccounts({ ctx: worker });
    expect((await db.user.findUniqueOrThrow({ where })).name).toBe('');
    expect(await shown()).toMatchObject({ url, recorded: { at: ctx.now(), by: null } });
    // An account without acts, whose row can be deleted.
    const gone = await createLearner(db, { name: '走了的人' });
    await db.draftClip.updateMany({
      where: { recordedById: recordedBy.id },
      data: { recordedById: gone.id },
    });
    await db.user.delete({ where: { id: gone.id } });
    expect(await shown()).toMatchObject({ url, recorded: { at: ctx.now(), by: null } });
    expect(await db.draftClip.count({ where: { recordedById: { not: null } } })).toBe(0);
  });

  it('A recording whose file is gone keeps the clips from being made, with its name', async () => {
    await storeClips(db, draft);
    const { take } = await accepted();
    await choose(0, take);
    const { path } = await db.draftClip.findFirstOrThrow({ where: { source: take } });
    await storage().remove(path);
    await ready();
    const { clipRun } = await getOperatorDraft({ ctx, input: { id: draft.id } });
    expect(clipRun).toMatchObject({
      state: 'FAILED',
      problems: [{ field: 'sentences.1.text', kind: 'unspoken' }],
    });
  });

  it('A visitor, and an operator without the permission, neither check nor choose nor drop a recording', async () => {
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(check(Buffer.from('x'), as)).rejects.toMatchObject({ code });
      await expect(choose(0, 'x', as)).rejects.toMatchObject({ code });
      await expect(drop(0, as)).rejects.toMatchObject({ code });
    }
  });
});
