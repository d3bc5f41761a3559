import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { addNewsSchema, editNewsSchema } from '~/schemas/operator-news';
import { loadNewsHonors } from '~/server/content/load-site-content';
import {
  createTestClock,
  systemContext,
  type TestContext,
  userContext,
  visitorContext,
} from '~/test/context';
import { resetDatabase, testDatabase } from '~/test/db';
import { createLearner } from '~prisma/factories/learner';
import { seedNewsHonors } from '~prisma/seed/site-content';
import { getNewsHonor, listNewsHonors } from '../site-content/news-honor';
import { refreshDatedContent } from '../site-content/refresh-dated-content';
import { setHidden } from '../site-content/set-hidden';
import { listTagVersions } from '../stale-tag/mark-stale';
import { addNews } from './add-news';
import { editNews } from './edit-news';
import { listNews } from './list-news';

const db = await testDatabase();
const clock = createTestClock();
let ctx: TestContext;
beforeEach(async () => {
  await resetDatabase(db);
  // In Taipei it is still the last day of November, an hour before midnight.
  clock.set('2026-11-30T15:00:00Z');
  ctx = userContext(db, await createLearner(db, { role: 'EDITOR' }), { clock });
});

const news = (overrides: object = {}) =>
  addNewsSchema.parse({
    id: randomUUID(),
    kind: 'NEWS',
    publishedOn: '2026-11-30',
    sample: false,
    title: { zh: '新課上線', en: 'A New Course' },
    summary: { zh: '大家的新課', en: 'A course for all' },
    body: { zh: '第一段\n\n第二段', en: 'One\n\n\nTwo' },
    ...overrides,
  });
const visitor = () => visitorContext(db, { clock });
const shown = async () => (await listNewsHonors({ ctx: visitor() })).map(({ slug }) => slug);
const change = async (zh: string) => {
  const [row] = await listNews({ ctx });
  return editNewsSchema.parse({ ...row, title: { zh, en: row!.title.en } });
};
const refresh = () => refreshDatedContent({ ctx: systemContext(db, { clock }) });

describe('News and honours', () => {
  it('An added entry is shown with its paragraphs, as text, and the pages are refreshed', async () => {
    await addNews({
      ctx,
      input: news({ title: { zh: '<i>新</i>課', en: 'A <b>New</b> Course' } }),
    });
    const page = await getNewsHonor({ ctx: visitor(), input: { slug: 'a-b-new-b-course' } });
    expect(page).toMatchObject({ title: { zh: '<i>新</i>課' }, sample: false });
    expect(page.body).toEqual([
      { zh: '第一段', en: 'One' },
      { zh: '第二段', en: 'Two' },
    ]);
    expect((await listTagVersions(db)).has('news-honors')).toBe(true);
  });

  it('An entry of a later day is not shown before it, and the pages are refreshed when it begins, once', async () => {
    await addNews({ ctx, input: news({ publishedOn: '2026-12-01' }) });
    expect([await shown(), await refresh()]).toEqual([[], []]);
    expect(await listNews({ ctx })).toMatchObject([{ state: 'FUTURE' }]);
    await expect(getNewsHonor({ ctx: visitor(), input: { slug: 'a-new-course' } })).rejects.toThrow(
      'NEWS_NOT_FOUND',
    );
    clock.set('2026-11-30T15:59:59Z');
    expect([await shown(), await refresh()]).toEqual([[], []]);
    clock.set('2026-11-30T16:00:00Z');
    expect([await shown(), await refresh()]).toEqual([['a-new-course'], ['news-honors']]);
    expect((await listTagVersions(db)).get('news-honors')).toBe(Date.parse('2026-11-30T16:00Z'));
    clock.advance({ seconds: 5 });
    expect(await refresh()).toEqual([]);
  });

  it('The same form sent twice at once adds one entry, and the same title twice has two addresses', async () => {
    const input = news();
    await Promise.all([addNews({ ctx, input }), addNews({ ctx, input })]);
    await Promise.all([addNews({ ctx, input: news() }), addNews({ ctx, input: news() })]);
    expect((await shown()).sort()).toEqual(['a-new-course', 'a-new-course-2', 'a-new-course-3']);
    expect(await db.operatorAct.count({ where: { kind: 'news.add' } })).toBe(3);
  });

  it('The second of two concurrent saves is rejected, and the log has the change of the first', async () => {
    await addNews({ ctx, input: news() });
    const inputs = [await change('甲'), await change('乙')];
    const results = await Promise.allSettled(inputs.map((input) => editNews({ ctx, input })));
    const codes = results.flatMap((one) => (one.status === 'rejected' ? one.reason.code : []));
    expect(codes).toEqual(['CONTENT_CHANGED']);
    const [row] = await listNews({ ctx });
    expect(await db.operatorAct.findMany({ where: { kind: 'news.edit' } })).toMatchObject([
      {
        subject: 'a-new-course',
        before: { titleZh: '新課上線' },
        after: { titleZh: row!.title.zh },
      },
    ]);
  });

  it('A hidden entry is on no page, and can be shown again', async () => {
    await addNews({ ctx, input: news() });
    const [{ id } = { id: '' }] = await listNews({ ctx });
    const hide = (hidden: boolean) =>
      setHidden({ ctx, input: { kind: 'news', id, hidden, reason: 'old' } });
    await Promise.all([hide(true), hide(true)]);
    expect(await shown()).toEqual([]);
    await expect(getNewsHonor({ ctx: visitor(), input: { slug: 'a-new-course' } })).rejects.toThrow(
      'NEWS_NOT_FOUND',
    );
    await hide(false);
    expect(await shown()).toEqual(['a-new-course']);
    expect(await db.operatorAct.count()).toBe(3);
  });

  it('An invalid day, differing numbers of paragraphs and unknown entries are refused', async () => {
    for (const publishedOn of ['2026-02-30', '', '20261201', '0026-11-30', '2126-11-30'])
      expect(() => news({ publishedOn }), publishedOn).toThrow();
    expect(() => news({ body: { zh: '一\n\n二', en: 'One' } })).toThrow('paragraphs');
    for (const kind of ['EVENT', '', null]) expect(() => news({ kind })).toThrow();
    const input = { ...news(), version: 1 };
    await expect(editNews({ ctx, input })).rejects.toThrow('CONTENT_NOT_FOUND');
    const hide = { kind: 'news', id: randomUUID(), hidden: true, reason: 'old' } as const;
    await expect(setHidden({ ctx, input: hide })).rejects.toThrow('CONTENT_NOT_FOUND');
  });

  it('News are edited by editors and owners alone', async () => {
    await addNews({ ctx, input: news() });
    const edit = await change('不行');
    for (const [other, code] of [
      [userContext(db, await createLearner(db, { role: 'SUPPORT' })), 'FORBIDDEN'],
      [userContext(db, await createLearner(db, { role: 'ACCOUNTS' })), 'FORBIDDEN'],
      [visitor(), 'LOGIN_USER_REQUIRED'],
    ] as const) {
      const calls = [
        listNews({ ctx: other }),
        addNews({ ctx: other, input: news() }),
        editNews({ ctx: other, input: edit }),
        setHidden({
          ctx: other,
          input: { kind: 'news', id: edit.id, hidden: true, reason: 'old' },
        }),
      ];
      for (const call of calls) await expect(call).rejects.toThrow(code);
    }
    expect(await db.operatorAct.count()).toBe(1);
  });

  it('A changed file is not copied over an entry that an operator edited or hid', async () => {
    const [edited, hidden, plain] = loadNewsHonors();
    await seedNewsHonors(db, [edited!, hidden!, plain!]);
    const rows = await listNews({ ctx });
    const bySlug = (slug: string) => rows.find((row) => row.slug === slug)!;
    const texts = editNewsSchema.parse(bySlug(edited!.slug));
    await editNews({ ctx, input: { ...texts, title: { zh: '後台的標題', en: 'Ours' } } });
    await setHidden({
      ctx,
      input: { kind: 'news', id: bySlug(hidden!.slug).id, hidden: true, reason: 'old' },
    });
    const title = { zh: '檔案的新標題', en: 'The new title of the file' };
    await seedNewsHonors(
      db,
      [edited!, hidden!, plain!].map((entry) => ({ ...entry, title })),
    );
    const after = await listNewsHonors({ ctx: visitor() });
    expect(after.map((entry) => [entry.slug, entry.title.zh]).sort()).toEqual(
      [
        [edited!.slug, '後台的標題'],
        [plain!.slug, '檔案的新標題'],
      ].sort(),
    );
  });
});
