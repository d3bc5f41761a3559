/** @module-tag extended */
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type { UnitDraft } from '~/server/prisma-client/client';
import { getUnit } from '~/server/services/course/queries';
import { openLesson } from '~/server/services/lesson/open-lesson';
import { systemContext, type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { makeReady } from '~/test/store-clips';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { correctUnit } from './correct-unit';
import { dropCorrection } from './drop-correction';
import { editDraft } from './edit-draft';
import { publishDraft } from './publish-draft';
import { withdrawUnit } from './withdraw-unit';

const db = await testDatabase();
const worker = systemContext(db);
let ctx: TestContext;
let draft: UnitDraft;

beforeEach(async () => {
  await resetDatabase(db);
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock: worker.clock });
  draft = await createDraft(db, { slug: 'tea' });
  await makeReady(db, draft, worker);
  await publishDraft({ ctx, input: { id: draft.id, version: 0 } });
});

const correct = (version = 1, as = ctx) =>
  correctUnit({ ctx: as, input: { id: draft.id, version } });
const drop = (version: number, as = ctx) =>
  dropCorrection({ ctx: as, input: { id: draft.id, version } });
const edit = (version: number, meaning: string) =>
  editDraft({
    ctx,
    input: {
      id: draft.id,
      version,
      texts: {},
      sentences: [],
      words: [{ position: 1, meaning }],
    },
  });
const state = async () => (await db.unitDraft.findFirstOrThrow()).state;
const firstMeaning = async () =>
  (await openLesson({ ctx: visitorContext(db), input: { slug: 'tea' } })).items[0]?.translation;

describe('The correction of a published unit', () => {
  it('Learners go on with what is live until the correction is published, and keep their results and its day', async () => {
    const learner = await createLearner(db);
    const before = await db.unitItem.findMany({ orderBy: { id: 'asc' } });
    const itemId = before.find(({ kind, position }) => kind === 'WORD' && position === 1)!.id;
    await db.attempt.create({
      data: {
        id: randomUUID(),
        userId: learner.id,
        itemId,
        mode: 'SPEAK',
        score: 88,
        passed: true,
        words: [],
        engine: 'e',
        accent: 'US',
        madeAt: ctx.now(),
      },
    });
    await db.card.create({ data: { userId: learner.id, itemId, dueOn: ctx.now(), bestScore: 88 } });
    const live = await firstMeaning();
    const { publishedOn } = await getUnit({ ctx, input: { slug: 'tea' } });
    worker.clock.advance({ hours: 72 });
    await correct();
    await edit(2, '更好的說法');
    expect(await firstMeaning()).toBe(live);
    await makeReady(db, draft, worker);
    await publishDraft({ ctx, input: { id: draft.id, version: 3 } });
    expect(await firstMeaning()).toBe('更好的說法');
    expect((await getUnit({ ctx, input: { slug: 'tea' } })).publishedOn).toEqual(publishedOn);
    const after = await db.unitItem.findMany({ orderBy: { id: 'asc' } });
    expect(after.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
    expect(await db.attempt.findMany()).toMatchObject([{ itemId, score: 88 }]);
    expect(await db.card.findMany()).toMatchObject([{ itemId, bestScore: 88 }]);
  });

  it('A correction is begun, and given up, by one of two editors at once, with one act', async () => {
    const codes = (results: PromiseSettledResult<void>[]) =>
      results.map((one) => (one.status === 'rejected' ? one.reason.code : 'done')).sort();
    expect(codes(await Promise.allSettled([correct(), correct()]))).toEqual([
      'DRAFT_CHANGED',
      'done',
    ]);
    await edit(2, '打錯了');
    expect(codes(await Promise.allSettled([drop(3), drop(3)]))).toEqual(['DRAFT_CHANGED', 'done']);
    expect(await db.unitDraft.findFirst()).toMatchObject({
      state: 'PUBLISHED',
      version: 4,
      live: null,
      items: draft.items,
      texts: draft.texts,
    });
    const kinds = (await db.operatorAct.findMany()).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'unit.correct' || kind === 'unit.keep').sort()).toEqual([
      'unit.correct',
      'unit.keep',
    ]);
  });

  it('A unit that is withdrawn while it is corrected is withdrawn, with what was typed', async () => {
    await correct();
    await edit(2, '更好的說法');
    await withdrawUnit({ ctx, input: { slug: 'tea', reason: 'a slip' } });
    expect(await state()).toBe('WITHDRAWN');
    await expect(drop(4)).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
    await expect(firstMeaning()).rejects.toMatchObject({ code: 'UNIT_NOT_FOUND' });
  });

  it('An operator without the permission corrects nothing, and a draft that is not published has nothing to correct', async () => {
    const support = userContext(db, await createLearner(db, { role: 'SUPPORT' }));
    for (const [as, code] of [
      [visitorContext(db), 'LOGIN_USER_REQUIRED'],
      [support, 'FORBIDDEN'],
    ] as const) {
      await expect(correct(1, as)).rejects.toMatchObject({ code });
      await expect(drop(1, as)).rejects.toMatchObject({ code });
    }
    await expect(drop(1)).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
    await expect(correct(0)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    expect(await state()).toBe('PUBLISHED');
  });
});
