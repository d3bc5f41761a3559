import { beforeEach, describe, expect, it } from 'vitest';
import type { UnitDraft } from '~/server/prisma-client/client';
import { systemContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { discardDraft } from './discard-draft';
import { editDraft } from './edit-draft';

const db = await testDatabase();
const ctx = systemContext(db);
let draft: UnitDraft;

beforeEach(async () => {
  await resetDatabase(db);
  draft = await createDraft(db);
});

const discard = (version = draft.version) =>
  discardDraft({ ctx, input: { id: draft.id, version } });
const errorWith = (code: string) => expect.objectContaining({ code });

describe('Discarding a draft', () => {
  it('A discarded draft is gone with its clips, whose files are deleted later', async () => {
    const path = `clips/${draft.id.replaceAll('-', '')}-US-0.mp3`;
    await db.draftClip.create({
      data: {
        draftId: draft.id,
        accent: 'US',
        source: '0',
        path,
        durationMs: 900,
        selfScore: 95,
        cues: [],
        loudness: Buffer.from([9]),
      },
    });
    await discard();
    expect(await db.unitDraft.count()).toBe(0);
    expect(await db.draftClip.count()).toBe(0);
    expect(await db.pendingFileDeletion.findMany({ select: { path: true } })).toEqual([{ path }]);
  });

  it('A draft is discarded by an operator only', async () => {
    const user = await createLearner(db);
    const input = { id: draft.id, version: draft.version };
    await expect(discardDraft({ ctx: visitorContext(db), input })).rejects.toMatchObject({
      code: 'LOGIN_USER_REQUIRED',
    });
    await expect(discardDraft({ ctx: userContext(db, user), input })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    expect(await db.unitDraft.count()).toBe(1);
  });

  it('A draft that another editor has changed, or of which a unit came, is not discarded', async () => {
    await expect(discard(draft.version + 1)).rejects.toMatchObject({ code: 'DRAFT_CHANGED' });
    for (const state of ['PUBLISHED', 'WITHDRAWN'] as const) {
      await db.unitDraft.update({ where: { id: draft.id }, data: { state } });
      await expect(discard()).rejects.toMatchObject({ code: 'DRAFT_CLOSED' });
    }
    expect(await db.unitDraft.count()).toBe(1);
  });

  it('Two concurrent calls discard a draft once, and the second finds none', async () => {
    const results = await Promise.allSettled([discard(), discard()]);
    const rejected = results.filter(({ status }) => status === 'rejected');
    expect(rejected).toEqual([{ status: 'rejected', reason: errorWith('DRAFT_NOT_FOUND') }]);
  });

  it('A change and a discard at the same time do not both succeed', async () => {
    const { id, version } = draft;
    const texts = { headline: { zh: '甲', en: '' } };
    const change = editDraft({ ctx, input: { id, version, texts, words: [], sentences: [] } });
    const results = await Promise.allSettled([change, discard()]);
    const left = await db.unitDraft.count();
    const codes = results.map((result) => result.status === 'rejected' && result.reason.code);
    expect(codes).toEqual(left === 1 ? [false, 'DRAFT_CHANGED'] : ['DRAFT_NOT_FOUND', false]);
  });
});
