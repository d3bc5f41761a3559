import { beforeEach, describe, expect, it } from 'vitest';
import { searchResultSchema } from '~/schemas/console';
import { listActsSchema } from '~/schemas/operator-act';
import { listTimelineSchema, timelinePageSchema } from '~/schemas/person-timeline';
import { OPERATOR_TABLES } from '~/server/downloads/operator-tables';
import type { MailMessage } from '~/server/gateways/mail/transport';
import { captureLog } from '~/test/captured-log';
import { type TestContext, userContext, visitorContext } from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { createMediaLesson } from '~prisma/factories/media-lesson';
import { createDraft } from '~prisma/factories/news';
import { TEST_NOON } from '~prisma/factories/noon';
import { createUnit } from '~prisma/factories/unit';
import { createVoiceDraft } from '~prisma/factories/voice-draft';
import { search } from './console/search';
import { listUnits } from './course/queries';
import { deliverBulkMail } from './mail/deliver-mail';
import { enqueueMail } from './mail/outbox';
import { listMediaLessons } from './media-lesson/queries';
import { listActs } from './operator/list-acts';
import { getTimeline } from './person-timeline/get-timeline';

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

describe('A list with a row that cannot be read', () => {
  it('Acts of another release are counted in the log and the time line of acts, and are rows of the file', async () => {
    const person = await createLearner(db);
    const act = (kind: string, values: object = {}) =>
      db.operatorAct.create({
        data: {
          kind,
          subjectKind: 'person',
          subject: person.id,
          at: owner.now(),
          reason: '',
          ...values,
        },
      });
    await act('membership.grant', { after: { days: 3 } });
    const damaged = [
      await act('membership.paint'),
      await act('membership.grant', { before: { days: { from: 1 } } }),
    ];
    const { rows, unreadable } = await listActs({ ctx: owner, input: listActsSchema.parse({}) });
    expect([rows.length, unreadable]).toEqual([1, 2]);
    expect(logged()).toEqual(expect.arrayContaining(damaged.map(({ id }) => ['tableRow', id])));
    const input = listTimelineSchema.parse({ id: person.id, kind: 'act' });
    const timeline = timelinePageSchema.parse(await getTimeline({ ctx: owner, input }));
    expect([timeline.rows.length, timeline.unreadable]).toEqual([2, 1]);
    const pages = OPERATOR_TABLES.acts.open({ ctx: owner, params: { subjectKind: 'person' } });
    const { value: lines } = await pages.next();
    const columns = lines?.[0]?.length ?? 0;
    // The other line is the record of the opening of the person's page.
    expect(lines).toHaveLength(4);
    for (const line of lines?.slice(-2) ?? [])
      expect(line).toEqual(Array.from({ length: columns }, () => '（無法讀取）'));
  });

  it.each([
    ['no address', { headline: { zh: '茶', en: 'Tea' } }],
    ['a headline in one language', { slug: 'tea', headline: { zh: '茶' } }],
    ['a number as its address', { slug: 5, headline: { zh: '茶', en: null } }],
  ])('The search finds a draft with %s, and all others', async (_, texts) => {
    const [damaged, whole] = [await createDraft(db), await createDraft(db)];
    await db.unitDraft.update({ where: { id: damaged.id }, data: { texts } });
    await db.unitDraft.update({
      where: { id: whole.id },
      data: { texts: { slug: 'green-tea', headline: { zh: '綠茶', en: 'Green tea' } } },
    });
    const voice = await createVoiceDraft(db);
    await db.voiceDraft.update({
      where: { id: voice.id },
      data: { content: { title: { zh: '茶' } } },
    });
    const { hits } = searchResultSchema.parse(await search({ ctx: owner, input: { q: '茶' } }));
    expect(hits.map(({ key }) => key).sort()).toEqual([damaged.id, voice.id, whole.id].sort());
  });

  it.each([{ envelope: 5 }, { envelope: {} }, { study: 5 }, { study: {} }])(
    'A list of lessons has one with %j, without its picture or aims, and all others',
    async (data) => {
      const media = await createMediaLesson(db, { slug: 'tea' });
      await createMediaLesson(db, { slug: 'rice' });
      await db.mediaLesson.update({ where: { id: media.id }, data });
      const input = { kind: media.kind, archived: false };
      const lessons = await listMediaLessons({ ctx: visitorContext(db), input });
      expect(lessons.map(({ slug }) => slug).sort()).toEqual(['rice', 'tea']);
      for (const { envelope, objectives } of lessons)
        expect([envelope, objectives].every(Array.isArray)).toBe(true);
      expect(logged()).toEqual([['mediaLesson', 'tea']]);
      if (!('envelope' in data)) return;
      const unit = await createUnit(db, { slug: 'leaf' });
      await createUnit(db, { slug: 'root' });
      await db.unit.update({ where: { id: unit.id }, data });
      const units = await listUnits({ ctx: visitorContext(db) });
      expect(units.find(({ slug }) => slug === 'leaf')?.envelope).toEqual([]);
      expect(units).toHaveLength(2);
    },
  );

  it('A notice that cannot be read fails by itself, and the others of its batch leave', async () => {
    const learners = [await createLearner(db), await createLearner(db)];
    const [damaged, whole] = learners.map(({ email }) => email);
    for (const { id: userId } of learners)
      await db.membershipEnd.create({ data: { userId, endsAt: TEST_NOON } });
    for (const recipient of [damaged, whole])
      await enqueueMail(db, {
        template: 'membership-ending',
        recipient: recipient ?? '',
        language: 'zh' as const,
        payload: { name: '茶', endsAt: TEST_NOON.toISOString(), tomorrow: false },
      });
    await db.$executeRaw`
      UPDATE "OutboxMessage" SET payload = 'null'::jsonb WHERE recipient = ${damaged}`;
    await db.outboxMessage.updateMany({ data: { nextTryAt: owner.now() } });
    const received: string[] = [];
    const transport = {
      send: async ({ to }: MailMessage) => {
        received.push(to);
      },
    };
    await deliverBulkMail({ ctx: owner, input: { transport, most: 5 } });
    expect(received).toEqual([whole]);
    const waiting = await db.outboxMessage.findMany({ where: { recipient: damaged ?? '' } });
    expect(waiting).toMatchObject([{ tries: 1, lastError: expect.any(String) }]);
  });
});
