import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parser } from '~/server/gateways/nlp/configured';
import { captureLog } from '~/test/captured-log';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createActivity } from '~prisma/factories/activity';
import { createLearner } from '~prisma/factories/learner';
import { createDraft } from '~prisma/factories/news';
import { createPaidOrder } from '~prisma/factories/order';
import { createUnit } from '~prisma/factories/unit';
import { createVoiceDraft, VOICE_LESSON } from '~prisma/factories/voice-draft';
import { listActivities } from './activity/queries';
import { getToday } from './console/get-today';
import { getPhonemeTrend } from './course/phoneme-trend';
import { listFeeds } from './feed/list-feeds';
import { listLegalTexts } from './legal-text/list-legal-texts';
import { getOperatorDraft } from './news/get-operator-draft';
import { alreadyTaught } from './news/selection-inputs';
import { listDiscrepancies } from './reconciliation/list-discrepancies';
import { listDiscrepancyPage } from './reconciliation/list-discrepancy-page';
import { listVoiceLessons } from './voice-lesson/list-voice-lessons';

const db = await testDatabase();
let owner: TestContext;
let records: ReturnType<typeof captureLog>;
beforeEach(async () => {
  await resetDatabase(db);
  owner = userContext(db, await createLearner(db, { role: 'OWNER' }));
  records = captureLog();
});

const logged = () =>
  records.filter(({ level }) => level === 'error').map(({ kind, row }) => [kind, row]);

describe('A stored row that cannot be read', () => {
  it('A draft of a unit forbids nothing, and those beside it do', async () => {
    const damaged = await createDraft(db);
    const whole = await createDraft(db);
    await db.unitDraft.update({ where: { id: damaged.id }, data: { items: { words: 1 } } });
    const { usedSentences } = await alreadyTaught(db);
    const { sentences } = whole.items as { sentences: { original: string }[] };
    expect(usedSentences).toEqual(
      expect.arrayContaining(sentences.map(({ original }) => original)),
    );
    expect(logged()).toEqual([['unitDraft', damaged.id]]);
  });

  it.each([
    ['content', { content: { title: 1 } }],
    ['recordings', { recordings: [{ field: 1 }] }],
  ])(
    'A voice lesson whose %s is damaged is listed as such, and the others as they are',
    async (_, data) => {
      const damaged = await createVoiceDraft(db);
      const whole = await createVoiceDraft(db);
      await db.voiceDraft.update({ where: { id: damaged.id }, data });
      const rows = await listVoiceLessons({ ctx: owner });
      expect(rows.find(({ id }) => id === damaged.id)).toMatchObject({ isUnreadable: true });
      expect(rows.find(({ id }) => id === whole.id)).toMatchObject({
        isUnreadable: false,
        title: VOICE_LESSON.title,
      });
      expect(logged()).toEqual([['voiceDraft', damaged.id]]);
    },
  );

  it.each([
    ['texts', { texts: { headline: 1, slug: 2 } }],
    ['no texts', { texts: {} }],
  ])('Today has a unit’s draft with %s, and all others', async (_, data) => {
    const [damaged, whole] = [await createDraft(db), await createDraft(db, { slug: 'tea' })];
    await db.unitDraft.update({ where: { id: damaged.id }, data });
    const { waiting, failed } = await getToday({ ctx: owner });
    expect(failed).toEqual([]);
    const [drafts] = waiting;
    expect(drafts?.items.map(({ id }) => id).sort()).toEqual([damaged.id, whole.id].sort());
  });

  it.each([{}, { title: null }, { title: { zh: 5 } }])(
    'Today has a voice lesson with the content %j that was not published, and all others',
    async (content) => {
      const { id: draftId } = await createVoiceDraft(db);
      await db.voiceDraft.update({ where: { id: draftId }, data: { content } });
      await createDraft(db, { slug: 'tea' });
      await db.plannedPublication.create({
        data: {
          draftId,
          kind: 'VOICE_LESSON',
          version: 1,
          failure: 'changed',
          reason: 'spring',
          publishAt: owner.now(),
        },
      });
      const { waiting, failed } = await getToday({ ctx: owner });
      expect(failed).toEqual([]);
      expect(waiting.map(({ kind }) => kind)).toEqual(['unpublishedVoice', 'draft']);
    },
  );

  it('A part of Today that fails is named and logged, and the others are there', async () => {
    await createDraft(db, { slug: 'tea' });
    const paid = await createPaidOrder(db, await createLearner(db));
    await db.refundRequest.create({
      data: {
        orderId: paid.id,
        lines: 5,
        requestedAt: owner.now(),
        amount: 1,
      },
    });
    const { waiting, failed } = await getToday({ ctx: owner });
    expect(failed).toEqual(['refund']);
    expect(waiting.map(({ kind }) => kind)).toContain('draft');
    expect(records).toMatchObject([{ level: 'error', part: 'refund' }]);
  });

  it('A discrepancy is listed without its details', async () => {
    const order = await createPaidOrder(db, await createLearner(db));
    const detail = { gateway: 'sandbox', reference: 'R1', amount: 5 };
    for (const [discrepancyKey, stored] of [
      ['a', { amount: 'much' }],
      ['b', detail],
    ] as const)
      await db.discrepancy.create({
        data: {
          kind: 'WRONG_AMOUNT',
          discrepancyKey,
          orderId: order.id,
          detail: stored,
          foundAt: owner.now(),
        },
      });
    const details = [null, { ...detail, currency: 'TWD' }];
    expect((await listDiscrepancies({ ctx: owner })).map((row) => row.detail)).toEqual(details);
    const { rows } = await listDiscrepancyPage({ ctx: owner, input: { order: 'asc' } as never });
    expect(rows.map((row) => row.detail)).toEqual(details);
    expect(logged()).toHaveLength(2);
  });

  it('A feed, an event, a legal text and a unit’s reference words are listed without their damaged part', async () => {
    const feed = await db.feed.create({
      data: {
        address: 'https://feeds.example/a',
        addedAt: owner.now(),
        dueAt: owner.now(),
        report: { imported: 'many' },
      },
    });
    expect(await listFeeds({ ctx: owner })).toMatchObject([{ id: feed.id, report: null }]);
    const event = await createActivity(db);
    await db.activity.update({ where: { id: event.id }, data: { detail: 5 } });
    const other = await createActivity(db);
    const events = await listActivities({ ctx: visitorContext(db) });
    expect(events.map(({ slug }) => slug).sort()).toEqual([event.slug, other.slug].sort());
    const legal = await db.legalText.create({
      data: {
        slug: 'tou',
        version: new Date('2026-01-01'),
        sections: 5,
        statusZh: '',
        statusEn: '',
        titleZh: '',
        titleEn: '',
        introZh: '',
        introEn: '',
      },
    });
    const { texts } = await listLegalTexts({ ctx: owner });
    expect(texts.every(({ latest }) => latest === null)).toBe(true);
    const unit = await createUnit(db, { slug: 'tea' });
    const item = unit.items.find(({ kind }) => kind === 'SENTENCE')!;
    await db.unitItem.update({ where: { id: item.id }, data: { reference: 5 } });
    expect((await getPhonemeTrend({ ctx: visitorContext(db) })).units).toHaveLength(1);
    expect(logged()).toEqual([
      ['feed', feed.id],
      ['activity', event.id],
      ['legalText', legal.id],
      ['unitItem', item.id],
    ]);
  });
});

it('A draft with a text of which the parser makes nothing opens, so that it can be mended', async () => {
  const row = await createDraft(db);
  const { words, sentences } = row.items as { words: unknown[]; sentences: { text: string }[] };
  const real = parser().parse.bind(parser());
  const parse = vi.spyOn(parser(), 'parse').mockImplementation((text) => {
    if (text === sentences[0]?.text) throw new Error('too odd');
    return real(text);
  });
  const { grades } = await getOperatorDraft({ ctx: owner, input: { id: row.id } });
  parse.mockRestore();
  expect(grades.sentences).toHaveLength(sentences.length);
  expect(grades.words).toHaveLength(words.length);
  expect(records).toMatchObject([{ level: 'error' }]);
});
