/** @module-tag extended */
import { beforeEach, describe, expect, it } from 'vitest';
import type { UnitDraft } from '~/server/prisma-client/client';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { storeClips } from '~/test/store-clips';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { claimClipRun, countClip, endClipRun, releaseClipRun } from './claim-clip-run';
import { editDraft } from './edit-draft';
import { getOperatorDraft } from './get-operator-draft';
import { publishDraft } from './publish-draft';
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

const request = (version = draft.version) =>
  requestClips({ ctx, input: { id: draft.id, version } });
const publish = (as = ctx, version = draft.version) =>
  publishDraft({ ctx: as, input: { id: draft.id, version, reason: 'spring issue' } });
const run = async () => (await getOperatorDraft({ ctx, input: { id: draft.id } })).clipRun;
const work = async () => {
  const claimed = await claimClipRun({ ctx: worker });
  if (claimed) await runClips({ ctx: worker, input: claimed });
  return claimed !== null;
};

describe('The clips of a draft', () => {
  it('A run is taken by one of two workers, which makes the clip that is missing and writes down its progress', async () => {
    await storeClips(db, draft, { missing: 1 });
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
    await storeClips(db, draft, { selfScore: 60 });
    await request();
    await work();
    const failed = await run();
    expect(failed?.state).toBe('FAILED');
    expect(failed?.problems).toContainEqual({
      field: 'words.1.text',
      kind: 'unclear',
      detail: '60',
    });
    await request();
    expect(await run()).toMatchObject({ state: 'WAITING', done: 0, problems: [] });
  });

  it('A run whose worker is silent is taken by another, and the first one can change nothing any more', async () => {
    await request();
    const first = (await claimClipRun({ ctx: worker }))!;
    expect(await countClip({ ctx: worker, input: { ...first, total: 100 } })).toBe(true);
    expect(await run()).toMatchObject({ state: 'RUNNING', done: 1, total: 100 });
    expect(await claimClipRun({ ctx: worker })).toBeNull();
    worker.clock.advance({ minutes: 3 });
    const second = (await claimClipRun({ ctx: worker }))!;
    expect(second.claim).not.toBe(first.claim);
    expect(await countClip({ ctx: worker, input: { ...first, total: 100 } })).toBe(false);
    await endClipRun({ ctx: worker, input: { ...first, failure: 'storage' } });
    expect(await run()).toMatchObject({ state: 'RUNNING', failure: null });
    await releaseClipRun({ ctx: worker, input: second });
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

  it('An operator without the permission, or a visitor, neither gets clips nor publishes, and an incomplete draft gets no clips', async () => {
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
      code: 'DRAFT_INCOMPLETE',
      fields: { slug: 'is empty' },
    });
    expect(await db.clipRun.count()).toBe(0);
  });
});

describe('Publishing from the page', () => {
  const makeReady = async () => {
    await storeClips(db, draft);
    await request();
    await work();
  };

  it('Two editors who publish at once make one unit, with the voices of the run, and one act with its reason', async () => {
    await makeReady();
    expect(await Promise.all([publish(), publish()])).toEqual([{ slug: 'tea' }, { slug: 'tea' }]);
    expect(await db.unit.count()).toBe(1);
    expect(await db.operatorAct.findMany({ where: { kind: 'unit.publish' } })).toMatchObject([
      { subject: 'tea', reason: 'spring issue' },
    ]);
    const audio = await db.itemAudio.findMany();
    expect(audio).toHaveLength(100);
    expect(audio.every(({ voice, variety, sex }) => voice && variety && sex)).toBe(true);
    await expect(request(1)).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
  });

  it('A draft without a run that ended well is not published, nor with a clip that is gone, nor when it was changed since it was read', async () => {
    await expect(publish()).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    await makeReady();
    const [clip] = await db.draftClip.findMany({ take: 1 });
    await db.draftClip.deleteMany({ where: { path: clip!.path } });
    await expect(publish()).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    await db.draftClip.create({ data: { ...clip!, cues: clip!.cues as object[] } });
    await editDraft({
      ctx,
      input: { id: draft.id, version: 0, texts: {}, words: [], sentences: [] },
    });
    await expect(publish()).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    await expect(publish(ctx, 1)).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    expect(await db.unit.count()).toBe(0);
  });
});
