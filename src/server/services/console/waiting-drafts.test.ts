import { beforeEach, describe, expect, it } from 'vitest';
import { systemContext, type TestContext, userContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { makeReady } from '~/test/store-clips';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { claimClipRun, endClipRun } from '../news/claim-clip-run';
import { editDraft } from '../news/edit-draft';
import { publishDraft } from '../news/publish-draft';
import { requestClips } from '../news/request-clips';
import { requestVoiceClips } from '../voice-lesson/request-voice-clips';
import { getToday } from './get-today';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
});

const waiting = async () =>
  (await getToday({ ctx })).waiting.map(({ kind, count, items }) => [kind, count, items[0]?.id]);

/** Ends the requested run like a worker whose clip did not pass the check. */
async function failRun(): Promise<void> {
  const run = await claimClipRun({ ctx: worker });
  if (!run) throw new Error('No clips were asked for.');
  await endClipRun({ ctx: worker, input: { ...run, problems: { 'words.1.text': 'unclear' } } });
}

describe('The drafts on Today', () => {
  it('A unit is in the making until its clips are made, then ready, and gone once it is published', async () => {
    const { id, version } = await createDraft(db, { slug: 'tea' });
    expect(await waiting()).toEqual([['draft', 1, id]]);
    await makeReady(db, await db.unitDraft.findUniqueOrThrow({ where: { id } }), worker);
    expect(await waiting()).toEqual([['draftReady', 1, id]]);
    await publishDraft({ ctx, input: { id, version, reason: 'spring issue' } });
    expect(await waiting()).toEqual([]);
  });

  it('A unit whose clips failed their check is listed as such until its texts are changed', async () => {
    const { id, version, texts } = await createDraft(db, { slug: 'tea' });
    await requestClips({ ctx, input: { id, version } });
    expect(await waiting()).toEqual([['draft', 1, id]]);
    await failRun();
    expect(await waiting()).toEqual([['failedClips', 1, id]]);
    const changed = { ...(texts as object), summary: { zh: '下雨了。', en: 'It rains.' } };
    await editDraft({
      ctx,
      input: { id, version, texts: changed as never, words: [], sentences: [] },
    });
    expect(await waiting()).toEqual([['draft', 1, id]]);
  });

  it('A voice lesson is listed by its title once its recording is made, or has failed, and not to those who do not publish it', async () => {
    const { id, version } = await createVoiceDraft(db);
    expect(await waiting()).toEqual([]);
    await requestVoiceClips({ ctx, input: { id, version } });
    await failRun();
    expect(await waiting()).toEqual([['failedRecording', 1, id]]);
    await requestVoiceClips({ ctx, input: { id, version } });
    const run = await claimClipRun({ ctx: worker });
    await endClipRun({ ctx: worker, input: run! });
    const { waiting: found } = await getToday({ ctx });
    expect(found).toMatchObject([
      { kind: 'voiceReady', count: 1, items: [{ id, title: VOICE_LESSON.title }] },
    ]);
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    expect((await getToday({ ctx: support })).waiting).toEqual([]);
  });

  it('Today shows the five oldest drafts and counts all of them', async () => {
    for (let index = 0; index < 7; index++) await createDraft(db, { slug: `tea-${index}` });
    const { waiting: found } = await getToday({ ctx });
    expect(found).toMatchObject([{ kind: 'draft', count: 7, items: { length: 5 } }]);
  });
});
