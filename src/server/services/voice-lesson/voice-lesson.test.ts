import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { VoiceChange } from '~/schemas/voice-draft';
import type { ServiceContext } from '~/server/context';
import type { VoiceDraft } from '~/server/prisma-client/client';
import { callDuring } from '~/test/call-during';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { beginVoiceLesson } from './begin-voice-lesson';
import { discardVoiceLesson } from './discard-voice-lesson';
import { editVoiceLesson } from './edit-voice-lesson';
import { getVoiceLesson } from './get-voice-lesson';
import { listVoiceLessons } from './list-voice-lessons';
import { requestVoiceClips } from './request-voice-clips';

const db = await testDatabase();
let ctx: TestContext;
let draft: VoiceDraft;

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }));
  draft = await createVoiceDraft(db);
});

const edit = (change: VoiceChange, version = draft.version, as: ServiceContext = ctx) =>
  editVoiceLesson({ ctx: as, input: { id: draft.id, version, change } });
const get = (id = draft.id) => getVoiceLesson({ ctx, input: { id } });
const [line] = VOICE_LESSON.transcript;
const put = (en: string, id = line!.id, at?: number): VoiceChange => ({
  kind: 'put' as const,
  part: 'transcript' as const,
  item: { ...line!, id, en } as const,
  ...(at !== undefined && { at }),
});

describe('The draft of a voice lesson', () => {
  it('A line is rewritten, added at its place, moved and removed, and the log says what was there before', async () => {
    await edit(put('Good morning. How can I help you?'));
    await edit(put('Take your time.', 'new', 1), 1);
    const ids = ['line-1', 'new', 'line-2', 'line-3', 'line-4', 'line-5'];
    const moved = ['new', ...ids.filter((id) => id !== 'new')];
    await edit({ kind: 'order', part: 'transcript', before: ids, after: moved }, 2);
    await edit({ kind: 'remove', part: 'transcript', itemId: 'line-5' }, 3);
    const { content, version, isChanged } = await get();
    expect(content.transcript.map(({ id }) => id)).toEqual(moved.slice(0, -1));
    expect(content.transcript[1]!.en).toBe('Good morning. How can I help you?');
    expect([version, isChanged]).toEqual([4, true]);
    const acts = await db.operatorAct.findMany({ orderBy: { id: 'asc' } });
    expect(acts.map(({ kind }) => kind)).toEqual(Array(4).fill('voiceLesson.edit'));
    expect(acts[0]).toMatchObject({
      before: { 'transcript.line-1.en': line!.en },
      after: { 'transcript.line-1.en': 'Good morning. How can I help you?' },
    });
    expect(acts[3]!.before).toMatchObject({ 'transcript.line-5.zh': '當然可以，請等一下。' });
  });

  it('The later of two concurrent changes of one line is rejected, and lines that both editors add are both stored', async () => {
    const outcomes = await Promise.allSettled([edit(put('One.')), edit(put('Two.'))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(outcomes.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'CONTENT_CHANGED' },
    });
    await Promise.all([edit(put('Three.', 'three', 9)), edit(put('Four.', 'four', 0))]);
    const { content } = await get();
    expect(content.transcript.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['three', 'four']),
    );
    await edit(put('Three.', 'three', 9));
    expect(await db.operatorAct.count()).toBe(3);
  });

  it('A line that a colleague has deleted does not come back when it is saved; it is added again, or its deletion undone', async () => {
    const remove = { kind: 'remove', part: 'transcript', itemId: 'line-2' } as const;
    const typed = put('Where does it leak, exactly?', 'line-2');
    const outcomes = await Promise.allSettled([edit(remove), edit(remove)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const ids = async () => (await get()).content.transcript.map(({ id }) => id);
    const left = ['line-1', 'line-3', 'line-4', 'line-5'];
    // A page that had the lesson open, before and after reading it again.
    for (const version of [draft.version, 1])
      await expect(edit(typed, version)).rejects.toMatchObject({ code: 'CONTENT_REMOVED' });
    expect(await ids()).toEqual(left);
    await edit({ ...typed, at: 1 } as VoiceChange);
    expect((await get()).content.transcript[1]).toMatchObject({
      id: 'line-2',
      en: 'Where does it leak, exactly?',
    });
  });

  it('A deletion and a new text of one line at once are one of the two, and never both', async () => {
    const remove = { kind: 'remove', part: 'transcript', itemId: 'line-2' } as const;
    const outcomes = await Promise.allSettled([edit(remove), edit(put('Late.', 'line-2'))]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { transcript } = (await get()).content;
    expect(transcript.length).toBe(outcomes[0]!.status === 'fulfilled' ? 4 : 5);
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('A moved line is put back also after another change, and not over a colleague’s order', async () => {
    const before = ['line-1', 'line-2', 'line-3', 'line-4', 'line-5'];
    const after = ['line-2', 'line-1', 'line-3', 'line-4', 'line-5'];
    const order = { kind: 'order', part: 'transcript' } as const;
    await edit({ ...order, before, after });
    await edit(put('Good morning.'), 1);
    const undo = { ...order, before: after, after: before };
    await edit(undo);
    expect((await get()).content.transcript.map(({ id }) => id)).toEqual(before);
    await edit({ ...order, before, after: before.toReversed() }, 3);
    await expect(edit(undo, 4)).rejects.toMatchObject({ code: 'CONTENT_CHANGED' });
  });

  it('A change of an item that is gone, or of another order than the one that was read, is refused', async () => {
    const remove = { kind: 'remove', part: 'tasks', itemId: 'no-such-task' } as const;
    await expect(edit(remove)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
    const order = {
      kind: 'order',
      part: 'tasks',
      before: ['other'],
      after: ['task-1', 'x'],
    } as const;
    await expect(
      edit({ ...order, before: [...order.before], after: [...order.after] }),
    ).rejects.toMatchObject({ code: 'CONTENT_CHANGED' });
    const id = randomUUID();
    await expect(get(id)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  });

  it('A draft says which rules of content files it does not keep yet, each by its field', async () => {
    const named = async (change: VoiceChange) => {
      const { version } = await edit(change, (await get()).version);
      expect(version).toBeGreaterThan(0);
      return (await get()).problems.map(({ field, kind, detail }) => [field, kind, detail]);
    };
    expect((await get()).problems).toEqual([]);
    expect(await named(put('Zzyzx costs 5 dollars.'))).toEqual([
      ['transcript.line-1.en', 'unspeakable', expect.any(String)],
    ]);
    await named(put(line!.en));
    const speaker = { ...VOICE_LESSON.speakers[1]!, sex: 'female' } as const;
    expect(await named({ kind: 'put', part: 'speakers', item: speaker })).toEqual([
      ['speakers', 'oneSex', ''],
    ]);
    expect(await named({ kind: 'remove', part: 'speakers', itemId: 'b' })).toContainEqual([
      ...['transcript.line-2.speaker', 'speakerGone', ''],
    ]);
    const question = { ...VOICE_LESSON.questions[0]! };
    const options = { ...question.options, b: question.options.a };
    expect(
      await named({ kind: 'put', part: 'questions', item: { ...question, options } }),
    ).toContainEqual(['questions.question-1.options', 'optionTwice', '']);
    const word = { ...VOICE_LESSON.vocabulary[0]!, example: 'It is wet.', meaning: '漏,水' };
    const problems = await named({ kind: 'put', part: 'vocabulary', item: word });
    expect(problems).toContainEqual(['vocabulary.word-1.example', 'noExample', 'leak']);
    expect(problems).toContainEqual(['vocabulary.word-1.meaning', 'halfWidth', '']);
    await expect(
      requestVoiceClips({ ctx, input: { id: draft.id, version: (await get()).version } }),
    ).rejects.toMatchObject({ code: 'DRAFT_INCOMPLETE' });
  });

  it('Each line and each word has its level, and a word above the level of the lesson is named', async () => {
    const { grades, hardWords } = await get();
    expect([...grades.keys()].sort()).toEqual(
      ['line-1', 'line-2', 'line-3', 'line-4', 'line-5', 'task-1', 'word-1'].sort(),
    );
    await edit(put('The pharmaceutical regulations are cumbersome.'));
    const words = (await get()).hardWords.get('line-1')!.map(({ text }) => text);
    expect(words).toContain('cumbersome');
    expect(hardWords.get('line-5')).toEqual([]);
  });

  it('A lesson is begun empty, once for an id, and says all that is missing; discarded it is gone', async () => {
    const id = randomUUID();
    const begin = () => beginVoiceLesson({ ctx, input: { id } });
    await Promise.all([begin(), begin()]);
    expect(await db.operatorAct.count()).toBe(1);
    const { state, problems } = await get(id);
    expect(state).toBe('NEW');
    expect(problems.map(({ kind }) => kind)).toEqual([
      ...['empty', 'empty', 'empty', 'empty', 'fewLines', 'fewQuestions', 'fewTasks'],
      ...['fewObjectives', 'fewWords'],
    ]);
    const rows = await listVoiceLessons({ ctx });
    expect(rows.map((row) => row.id)).toEqual(expect.arrayContaining([id, draft.id]));
    expect(rows.find((row) => row.id === draft.id)).toMatchObject({ lines: 5, missing: 9 });
    const discard = () => discardVoiceLesson({ ctx, input: { id, version: 0 } });
    const outcomes = await Promise.allSettled([discard(), discard()]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(get(id)).rejects.toMatchObject({ code: 'CONTENT_NOT_FOUND' });
  });

  it('A change that meets the deletion of its lesson is refused, and does not bring the lesson back', async () => {
    for (const change of [
      () => discardVoiceLesson({ ctx, input: { id: draft.id, version: draft.version } }),
      () => edit(put('One.')),
    ]) {
      const outcome = await callDuring(db, {
        before: (tx) => tx.voiceDraft.deleteMany({ where: { id: draft.id } }),
        call: change,
      });
      expect(outcome).toMatchObject({ code: 'CONTENT_NOT_FOUND' });
      expect(await db.voiceDraft.count()).toBe(0);
      draft = await createVoiceDraft(db);
    }
  });

  it('A lesson that came with the product is shown as its file has it, and the first change begins its draft', async () => {
    const slug = 'the-kettle-that-leaks';
    const lesson = await createMediaLesson(db, { kind: 'VOICE', slug, category: 'daily' });
    const shown = await get(lesson.id);
    expect(shown).toMatchObject({
      slug,
      state: 'SHOWN',
      version: 0,
      isChanged: false,
      problems: [],
    });
    expect(shown.content.transcript).toHaveLength(20);
    expect(shown.clips.every(({ accepted, url }) => accepted && url.endsWith('.mp3'))).toBe(true);
    expect(await db.voiceDraft.count()).toBe(1);
    const change = put('Hi there. What can I do for you?', 'line-1');
    const write = () => editVoiceLesson({ ctx, input: { id: lesson.id, version: 0, change } });
    await Promise.all([write(), write()]);
    const after = await get(lesson.id);
    expect([after.version, after.isChanged]).toEqual([1, true]);
    expect(after.content.transcript[1]).toEqual(shown.content.transcript[1]);
    const [row] = (await listVoiceLessons({ ctx })).filter(({ id }) => id === lesson.id);
    expect(row).toMatchObject({ lines: 20, missing: 1, refused: 0, isChanged: true });
  });

  it('An operator without the permission, or a visitor, neither reads nor changes a voice lesson', async () => {
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    const input = { id: draft.id, version: 0 };
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(getVoiceLesson({ ctx: as, input })).rejects.toMatchObject({ code });
      await expect(listVoiceLessons({ ctx: as })).rejects.toMatchObject({ code });
      await expect(edit(put('No.'), 0, as)).rejects.toMatchObject({ code });
      await expect(beginVoiceLesson({ ctx: as, input })).rejects.toMatchObject({ code });
      await expect(discardVoiceLesson({ ctx: as, input })).rejects.toMatchObject({ code });
      await expect(requestVoiceClips({ ctx: as, input })).rejects.toMatchObject({ code });
    }
    expect(await db.clipRun.count()).toBe(0);
    await requestVoiceClips({ ctx: systemContext(db), input });
  });
});
