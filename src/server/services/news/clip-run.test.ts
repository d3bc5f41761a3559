import { beforeEach, describe, expect, it } from 'vitest';
import { listClipJobs } from '~/server/gateways/speech/clip-jobs';
import { storage } from '~/server/gateways/storage/configured';
import type { UnitDraft } from '~/server/prisma-client/client';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { claimClipRun, countClip, endClipRun, releaseClipRun } from './claim-clip-run';
import { toDraft } from './draft-rows';
import { editDraft } from './edit-draft';
import { getOperatorDraft } from './get-operator-draft';
import { speechPipeline } from './make-clips';
import { publishUnit } from './publish-unit';
import { requestClips } from './request-clips';
import { runClips } from './run-clips';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: UnitDraft;

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  draft = await createDraft(db, { slug: 'tea' });
});

/** Stores clips as an earlier run would have, all but the first `missing`. */
async function storeClips({ missing = 0, selfScore = 95 } = {}): Promise<void> {
  const unit = { level: draft.level as 'B1', ...toDraft(draft).items };
  const lines = listClipJobs(unit, speechPipeline().engines)
    .slice(missing)
    .flatMap(({ accent, lines: all }) =>
      all.slice(0, selfScore < 75 ? undefined : 1).map((line) => ({ accent, ...line })),
    );
  const clips = lines.map(({ accent, source, words }) => ({
    ...{ draftId: draft.id, accent, source, durationMs: 900, selfScore },
    path: `clips/${draft.id.replaceAll('-', '')}-${accent}-${source}.mp3`,
    cues: words.map(({ text }) => ({ text, startMs: 0, endMs: 100 })),
    loudness: Buffer.from([9, 99, 9]),
  }));
  await Promise.all(clips.map(({ path }) => storage().put(path, new Uint8Array([1]))));
  await db.draftClip.createMany({ data: clips });
}

const request = (version = draft.version) =>
  requestClips({ ctx, input: { id: draft.id, version } });
const publish = (as = ctx) =>
  publishUnit({
    ctx: as,
    input: { id: draft.id, version: draft.version, onlyStored: true, reason: 'spring issue' },
  });
const run = async () => (await getOperatorDraft({ ctx, input: { id: draft.id } })).clipRun;
const work = async () => {
  const claimed = await claimClipRun({ ctx: worker });
  if (claimed) await runClips({ ctx: worker, input: claimed });
  return claimed !== null;
};

describe('The clips of a draft', () => {
  it('Of two workers one takes a run, makes the clip that is missing, and writes down its progress', async () => {
    await storeClips({ missing: 1 });
    await Promise.all([request(), request()]);
    expect(await db.operatorAct.count({ where: { kind: 'unit.clips' } })).toBe(1);
    expect(await run()).toMatchObject({ state: 'WAITING', done: 0, total: null });
    expect((await Promise.all([work(), work()])).sort()).toEqual([false, true]);
    const after = await run();
    expect(after).toMatchObject({ state: 'DONE', problems: [], failure: null });
    expect(after?.total).toBeGreaterThan(50);
    expect(after?.done).toBe(after?.total);
    expect(await db.draftClip.count({ where: { durationMs: { not: 900 } } })).toBe(1);
  });

  it('A run names the clips that are unclear and can be asked for again', async () => {
    await storeClips({ selfScore: 60 });
    await request();
    await work();
    const failed = await run();
    expect(failed?.state).toBe('FAILED');
    expect(failed?.problems).toContainEqual({
      ...{ field: 'words.1.text', kind: 'unclear', detail: '60' },
    });
    await request();
    expect(await run()).toMatchObject({ state: 'WAITING', done: 0, problems: [] });
  });

  it('A run whose worker is silent is taken by another, and the first one can change nothing any more', async () => {
    await request();
    const first = (await claimClipRun({ ctx: worker }))!;
    expect(await countClip(worker, first, 100)).toBe(true);
    expect(await run()).toMatchObject({ state: 'RUNNING', done: 1, total: 100 });
    expect(await claimClipRun({ ctx: worker })).toBeNull();
    worker.clock.advance({ minutes: 3 });
    const second = (await claimClipRun({ ctx: worker }))!;
    expect(second.claim).not.toBe(first.claim);
    expect(await countClip(worker, first, 100)).toBe(false);
    await endClipRun(worker, first, { failure: 'storage' });
    expect(await run()).toMatchObject({ state: 'RUNNING', failure: null });
    await releaseClipRun(worker, second);
    expect(await run()).toMatchObject({ state: 'WAITING' });
  });

  it('A run whose workers end three times is given up', async () => {
    await request();
    for (let tries = 0; tries < 3; tries++) {
      expect(await claimClipRun({ ctx: worker })).not.toBeNull();
      worker.clock.advance({ minutes: 3 });
    }
    expect(await claimClipRun({ ctx: worker })).toBeNull();
    expect(await run()).toMatchObject({ state: 'FAILED', failure: 'process' });
  });

  it('A run of a draft that was edited meanwhile makes nothing and says so', async () => {
    await request();
    const texts = { slug: 'coffee' };
    await editDraft({ ctx, input: { id: draft.id, version: 0, texts, words: [], sentences: [] } });
    await work();
    expect(await run()).toMatchObject({ state: 'FAILED', failure: 'changed' });
    await expect(request(0)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
  });

  it('Whoever is no editor neither asks for clips nor publishes, and an incomplete draft gets no clips', async () => {
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    const input = { id: draft.id, version: 0 };
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(requestClips({ ctx: as, input })).rejects.toMatchObject({ code });
      await expect(publish(as)).rejects.toMatchObject({ code });
    }
    const texts = { slug: '' };
    await editDraft({ ctx, input: { ...input, texts, words: [], sentences: [] } });
    await expect(request(1)).rejects.toMatchObject({
      ...{ code: 'DRAFT_INCOMPLETE', fields: { slug: 'is empty' } },
    });
    expect(await db.clipRun.count()).toBe(0);
  });
});

describe('Publishing from the page', () => {
  it('Two editors who publish at once make one unit and one act with its reason', async () => {
    await storeClips();
    expect(await Promise.all([publish(), publish()])).toEqual([{ slug: 'tea' }, { slug: 'tea' }]);
    expect(await db.unit.count()).toBe(1);
    expect(await db.operatorAct.findMany()).toMatchObject([
      { kind: 'unit.publish', subject: 'tea', reason: 'spring issue' },
    ]);
    await expect(request(1)).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
  });

  it('A draft whose clips are not all there, or that was changed since it was read, is not published', async () => {
    await storeClips({ missing: 1 });
    await expect(publish()).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    await db.unitDraft.update({ where: { id: draft.id }, data: { version: 5 } });
    await expect(publish()).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    expect(await db.unit.count()).toBe(0);
  });
});
