import { beforeEach, describe, expect, it } from 'vitest';
import { type PublishLegalInput, publishLegalSchema } from '~/schemas/operator-legal';
import { loadLegalTexts } from '~/server/content/load-texts';
import {
  createTestClock,
  systemContext,
  type TestContext,
  userContext,
  visitorContext,
} from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { seedLegalTexts } from '~prisma/seed/site-content';
import { currentTermsVersions } from '../checkout/terms-versions';
import { refreshDatedContent } from '../site-content/refresh-dated-content';
import { getLegalText, getLegalVersion } from './get-legal-text';
import { listLegalTexts } from './list-legal-texts';
import { publishLegalText } from './publish-legal-text';
import { withdrawLegalText } from './withdraw-legal-text';

const db = await testDatabase();
const clock = createTestClock();
const FIRST = '2026-11-21';
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  await seedLegalTexts(db, loadLegalTexts());
  // In Taipei it is still the last day of November, an hour before midnight.
  clock.set('2026-11-30T15:00:00Z');
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock });
});

const same = (text: string) => ({ zh: text, en: text });
const legal = (overrides: object = {}) => ({
  slug: 'tou',
  version: '2026-12-01',
  latest: FIRST,
  title: { zh: '服務條款', en: 'Terms' },
  status: same('Draft'),
  intro: same('Hello'),
  text: {
    zh: '# 誰\n\n{{operator}}\n\n# 新的\n\n甲\n\n乙',
    en: '# Who\n\nWe\n\n# New & odd\n\nA\n\nB',
  },
  ...overrides,
});
const parse = (overrides: object = {}): PublishLegalInput =>
  publishLegalSchema.parse(legal(overrides));
const publish = (overrides: object = {}, as = ctx) =>
  publishLegalText({ ctx: as, input: parse(overrides) });
const visitor = () => visitorContext(db, { clock });
const inForce = async () =>
  (await getLegalText({ ctx: visitor(), input: { slug: 'tou' } })).version
    .toISOString()
    .slice(0, 10);
const accepted = async () =>
  (await currentTermsVersions(db, clock.now())).termsVersion?.toISOString().slice(0, 10);
const states = async () =>
  (await listLegalTexts({ ctx })).texts
    .find(({ slug }) => slug === 'tou')
    ?.versions.map(({ version, state }) => `${version} ${state}`);

describe('A version of a legal text', () => {
  it('It is in force, and accepted by buyers, from midnight in Taipei of its day on, and the pages follow', async () => {
    await publish();
    expect([await inForce(), await accepted(), await refresh()]).toEqual([FIRST, FIRST, []]);
    expect(await states()).toEqual(['2026-12-01 LATER', `${FIRST} IN_FORCE`]);
    clock.set('2026-11-30T15:59:59Z');
    expect([await inForce(), await accepted(), await refresh()]).toEqual([FIRST, FIRST, []]);
    clock.set('2026-11-30T16:00:00Z');
    expect([await inForce(), await accepted()]).toEqual(['2026-12-01', '2026-12-01']);
    expect(await refresh()).toEqual(['legal']);
    expect(await states()).toEqual(['2026-12-01 IN_FORCE', `${FIRST} EARLIER`]);
  });

  it('An earlier version stays readable as it was, and an announced one is readable before its day', async () => {
    const read = (version: string) =>
      getLegalVersion({ ctx: visitor(), input: { slug: 'tou', version } });
    const before = await read(FIRST);
    await publish();
    expect(await read('2026-12-01')).toMatchObject({ state: 'LATER', title: { en: 'Terms' } });
    clock.set('2026-12-02T00:00:00Z');
    const { sections, title, state, others } = await read(FIRST);
    expect({ sections, title }).toEqual({ sections: before.sections, title: before.title });
    expect([state, others]).toEqual([
      'EARLIER',
      [{ version: new Date('2026-12-01'), state: 'IN_FORCE' }],
    ]);
    await expect(read('2026-12-03')).rejects.toThrow('NOT_FOUND');
  });

  it('A section keeps its address with its heading, and the log has the versions', async () => {
    const [known] = (await getLegalText({ ctx, input: { slug: 'tou' } })).sections;
    const heading = known!.heading.zh;
    await publish({
      text: { zh: `# ${heading}\n\n甲\n\n# 新的\n\n乙`, en: '# Changed\n\nA\n\n# New & odd\n\nB' },
    });
    const row = await db.legalText.findFirstOrThrow({ where: { publishedAt: { not: null } } });
    expect(row.sections).toMatchObject([{ id: known!.id }, { id: 'new-odd' }]);
    expect(await db.operatorAct.findMany()).toMatchObject([
      {
        kind: 'legal.publish',
        subject: 'tou',
        before: { version: FIRST },
        after: { version: '2026-12-01' },
      },
    ]);
  });

  it('The second of two concurrent publications is rejected, and publishes nothing', async () => {
    const results = await Promise.allSettled([
      publish({ version: '2026-12-01' }),
      publish({ version: '2026-12-02' }),
    ]);
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['CONTENT_CHANGED']);
    expect([(await states())?.length, await db.operatorAct.count()]).toEqual([2, 1]);
  });

  it('It is taken back before its day, with its text in the log, and not afterwards', async () => {
    await publish();
    const input = { slug: 'tou', version: '2026-12-01', reason: 'case 3' } as const;
    const results = await Promise.allSettled([
      withdrawLegalText({ ctx, input }),
      withdrawLegalText({ ctx, input }),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await states()).toEqual([`${FIRST} IN_FORCE`]);
    const [act] = await db.operatorAct.findMany({ where: { kind: 'legal.withdraw' } });
    expect(act).toMatchObject({ reason: 'case 3', after: { version: FIRST } });
    expect(JSON.stringify(act?.before)).toContain('{{operator}}');
    await publish();
    clock.set('2026-11-30T16:00:00Z');
    await expect(withdrawLegalText({ ctx, input })).rejects.toThrow('LEGAL_IN_FORCE');
    await expect(
      withdrawLegalText({ ctx, input: { slug: 'tou', version: FIRST, reason: 'a slip' } }),
    ).rejects.toThrow('LEGAL_IN_FORCE');
    expect(await inForce()).toBe('2026-12-01');
  });

  it('A day that is over, far away or before the newest version is refused', async () => {
    await expect(publish({ version: '2026-11-29' })).rejects.toThrow('LEGAL_DAY_PAST');
    await expect(publish({ version: '2029-11-30' })).rejects.toThrow('LEGAL_DAY_PAST');
    await publish({ version: '2026-12-10' });
    const latest = '2026-12-10';
    for (const version of ['2026-12-10', '2026-12-01'])
      await expect(publish({ version, latest })).rejects.toThrow('LEGAL_DAY_TAKEN');
    const unknown = { slug: 'tou', version: '2026-12-11', reason: 'a slip' } as const;
    await expect(withdrawLegalText({ ctx, input: unknown })).rejects.toThrow('CONTENT_NOT_FOUND');
  });

  it.each([
    ['an unknown placeholder', { intro: same('{{oprator}}') }, 'placeholder'],
    ['no heading', { text: same('We') }, 'headings'],
    ['a section without a paragraph', { text: same('# Who') }, 'headings'],
    [
      'other paragraphs in English',
      { text: { zh: '# 誰\n\n甲', en: '# Who\n\nA\n\nB' } },
      'paragraphs',
    ],
    ['no title', { title: same(' ') }, 'required'],
    ['an unknown name', { slug: 'imprint' }, 'Invalid option'],
    ['no day', { version: '2026-02-30' }, 'Invalid ISO date'],
  ])('A version with %s is refused', (_, overrides, message) => {
    const { error } = publishLegalSchema.safeParse(legal(overrides));
    expect(JSON.stringify(error?.issues)).toContain(message);
  });

  it('Legal texts are published by editors and owners alone', async () => {
    for (const [other, code] of [
      [userContext(db, await createLearner(db, { role: 'SUPPORT' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db, { role: 'ACCOUNTS' })), 'FORBIDDEN'],
      [visitor(), 'LOGIN_USER_REQUIRED'],
    ] as const) {
      await expect(publish({}, other)).rejects.toThrow(code);
      const input = { slug: 'tou', version: '2026-12-01', reason: 'a slip' } as const;
      await expect(withdrawLegalText({ ctx: other, input })).rejects.toThrow(code);
      await expect(listLegalTexts({ ctx: other })).rejects.toThrow(code);
    }
    await publish({}, userContext(db, await createLearner(db, { role: 'OWNER' }), { clock }));
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('A text of which an operator has published a version gets none of its file any more', async () => {
    await publish();
    const later = loadLegalTexts().map((text) => ({ ...text, version: '2026-12-24' }));
    await seedLegalTexts(db, later);
    expect(await states()).toEqual(['2026-12-01 LATER', `${FIRST} IN_FORCE`]);
    const refund = await db.legalText.count({ where: { slug: 'refund' } });
    expect(refund).toBe(2);
  });
});

function refresh() {
  return refreshDatedContent({ ctx: systemContext(db, { clock }) });
}
