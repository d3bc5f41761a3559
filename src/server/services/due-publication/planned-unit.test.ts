/** @module-tag extended */
import { beforeEach, describe, expect, it } from 'vitest';
import type { UnitDraft } from '~/server/prisma-client/client';
import { getToday } from '~/server/services/console/get-today';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { makeReady } from '~/test/store-clips';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { cancelPlannedPublication } from '../news/cancel-planned-publication';
import { requireDraft } from '../news/draft-rows';
import { editDraft } from '../news/edit-draft';
import { getOperatorDraft } from '../news/get-operator-draft';
import { planPublication } from '../news/plan-publication';
import { requireMadeClips } from '../news/unit-clips';
import { requireArticles, writePublication } from '../news/write-publication';
import { publishPlanned } from './publish-planned';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: UnitDraft;

/** The test clock is at noon in Taipei; the order is for six hours later. */
const DAY = '2026-11-21';
const HOUR = 18;

beforeEach(async () => {
  await resetDatabase(db);
  worker.clock.set(new Date(`${DAY}T12:00:00+08:00`));
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  draft = await createDraft(db, { slug: 'tea' });
});

const plan = (input: Partial<Parameters<typeof planPublication>[0]['input']> = {}, as = ctx) =>
  planPublication({
    ctx: as,
    input: { id: draft.id, version: 0, day: DAY, hour: HOUR, reason: 'the evening', ...input },
  });
const cancel = (as = ctx) => cancelPlannedPublication({ ctx: as, input: { id: draft.id } });
const planned = async () => (await getOperatorDraft({ ctx, input: { id: draft.id } })).planned;
const acts = async () =>
  (await db.operatorAct.findMany({ orderBy: { id: 'asc' } })).map(({ kind }) => kind);

describe('A unit that is published at an hour', () => {
  it('A draft is published by one of two workers at its hour, not before it, with one act and its reason', async () => {
    await makeReady(db, draft, worker);
    await Promise.all([plan(), plan()]);
    expect(await planned()).toEqual({
      publishAt: new Date(`${DAY}T10:00:00Z`),
      version: 0,
      failure: null,
    });
    worker.clock.advance({ minutes: 359 });
    expect(await publishPlanned({ ctx: worker })).toBe(0);
    worker.clock.advance({ minutes: 1 });
    const published = await Promise.all([
      publishPlanned({ ctx: worker }),
      publishPlanned({ ctx: worker }),
    ]);
    expect(published.sort()).toEqual([0, 1]);
    expect(await db.unit.count()).toBe(1);
    expect(await db.operatorAct.findMany({ where: { kind: 'unit.publish' } })).toMatchObject([
      { subject: 'tea', reason: 'the evening' },
    ]);
    expect(await planned()).toBeNull();
  });

  it('An order is executed or taken back when both are tried at once, never both', async () => {
    await makeReady(db, draft, worker);
    await plan();
    worker.clock.advance({ hours: 6 });
    const [published, refusal] = await Promise.all([
      publishPlanned({ ctx: worker }),
      cancel().then(
        () => 'taken back',
        (error) => error.code,
      ),
    ]);
    expect(refusal).toBe(published === 1 ? 'PUBLICATION_DONE' : 'taken back');
    expect(await db.unit.count()).toBe(published);
    expect((await acts()).filter((kind) => kind === 'unit.unplan')).toHaveLength(1 - published);
  });

  it('An order that was taken back, even twice, publishes nothing', async () => {
    await makeReady(db, draft, worker);
    await plan();
    await cancel();
    await cancel();
    expect(await planned()).toBeNull();
    worker.clock.advance({ hours: 6 });
    expect(await publishPlanned({ ctx: worker })).toBe(0);
    expect(await acts()).toEqual(['unit.clips', 'unit.plan', 'unit.unplan']);
  });

  it('A worker that read an order before it was taken back, or given another hour, writes nothing', async () => {
    await makeReady(db, draft, worker);
    await plan();
    const { publishAt } = (await planned())!;
    const read = await requireDraft(db, draft.id);
    const input = {
      draft: read,
      publishAt,
      articles: await requireArticles(db, read),
      clips: await requireMadeClips(db, read),
    };
    await plan({ hour: HOUR + 1 });
    expect((await writePublication({ ctx: worker, input })).isNew).toBe(false);
    await cancel();
    expect((await writePublication({ ctx: worker, input })).isNew).toBe(false);
    expect(await db.unit.count()).toBe(0);
    expect(await db.unitDraft.findFirst()).toMatchObject({ state: 'DRAFT', version: 0 });
  });

  it('A draft that is not ready any more at its hour is not published, and Today says why until the order is taken back', async () => {
    await makeReady(db, draft, worker);
    await plan();
    const texts = { headline: { zh: '茶', en: 'Tea' } };
    await editDraft({ ctx, input: { id: draft.id, version: 0, texts, words: [], sentences: [] } });
    worker.clock.advance({ hours: 6 });
    await Promise.all([publishPlanned({ ctx: worker }), publishPlanned({ ctx: worker })]);
    expect(await db.unit.count()).toBe(0);
    expect(await planned()).toMatchObject({ failure: 'changed' });
    const waits = async () =>
      (await getToday({ ctx })).waiting.find(({ kind }) => kind === 'unpublished');
    expect(await waits()).toMatchObject({
      count: 1,
      items: [{ id: draft.id, label: 'tea', failure: 'changed' }],
    });
    await cancel();
    expect(await waits()).toBeUndefined();
  });

  it('A draft whose clips are gone at its hour is not published, and one that cannot be is no order at all', async () => {
    await expect(plan()).rejects.toMatchObject({ code: 'CLIPS_MISSING' });
    await makeReady(db, draft, worker);
    await expect(plan({ version: 3 })).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    await plan();
    await db.draftClip.deleteMany();
    worker.clock.advance({ hours: 6 });
    await publishPlanned({ ctx: worker });
    expect(await planned()).toMatchObject({ failure: 'clips' });
    expect(await db.unit.count()).toBe(0);
  });

  it('An hour that has begun is refused, and editors alone plan and cancel a publication', async () => {
    await makeReady(db, draft, worker);
    await expect(plan({ hour: 12 })).rejects.toMatchObject({ code: 'PUBLICATION_HOUR_PAST' });
    await expect(plan({ day: '2026-11-20' })).rejects.toMatchObject({
      code: 'PUBLICATION_HOUR_PAST',
    });
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
