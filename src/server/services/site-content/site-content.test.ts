import { beforeAll, describe, expect, it } from 'vitest';
import { dayToDate, taipeiDay } from '~/domain/day';
import { formatCurrency } from '~/lib/format-currency';
import type { PartnerContent } from '~/schemas/site-content-files';
import { loadNewsHonors } from '~/server/content/load-site-content';
import { loadFaq, loadLegalTexts } from '~/server/content/load-texts';
import { visitorContext } from '~/test/context';
import { testDatabase } from '~/test/db';
import { changeSettings } from '~/test/settings';
import { createActivity } from '~prisma/factories/activity';
import { createPlan } from '~prisma/factories/plan';
import { seedFaq } from '~prisma/seed/questions';
import { seedLegalTexts, seedNewsHonors, seedPartners } from '~prisma/seed/site-content';
import { getActivity, listActivities } from '../activity/queries';
import { getLegalText } from '../legal-text/get-legal-text';
import { getFaq } from './faq';
import { getNewsHonor, listNewsHonors } from './news-honor';
import { listPartners } from './partners';

const db = await testDatabase();
const ctx = visitorContext(db);
beforeAll(async () => {
  await seedNewsHonors(db, loadNewsHonors());
  await seedFaq(db, loadFaq());
  await seedLegalTexts(db, loadLegalTexts());
});

const createPartner = (slug: string): PartnerContent => ({
  slug,
  sample: false,
  url: null,
  mark: 'M8 8h32v32H8z',
  name: { zh: '夥伴', en: 'Partner' },
  role: { zh: '圖書館', en: 'Library' },
});

describe('Site content', () => {
  it('Legal texts name the provider of the settings and have no placeholder left', async () => {
    changeSettings({ OPERATOR_NAME_ZH: '窗邊語言有限公司', OPERATOR_TAX_ID: '12345675' });
    for (const slug of ['tou', 'privacy', 'refund'] as const)
      expect(JSON.stringify(await getLegalText({ ctx, input: { slug } }))).not.toMatch(/\{\{|\}\}/);
    const tou = JSON.stringify(await getLegalText({ ctx, input: { slug: 'tou' } }));
    expect(tou).toContain('窗邊語言有限公司');
    expect(tou).toContain('12345675');
  });

  it('The example of a refund and the answer about prices follow the plans on sale, also after a change of price', async () => {
    const read = async () =>
      [
        JSON.stringify(await getLegalText({ ctx, input: { slug: 'refund' } })),
        JSON.stringify(await getFaq({ ctx })),
      ].join();
    const without = await read();
    expect(without).not.toMatch(/NT\$|÷ \d|\{\{/);
    const plan = await createPlan(db, { months: 3, nameZh: '季', nameEn: 'Quarter', price: 2280 });
    expect(await read()).toContain('季 NT$2,280（3 個月，加贈 30 天）');
    expect(await read()).toContain('Quarter NT$2,280 (3 months and 30 free days)');
    for (const [price, refund] of [
      [2280, 1537],
      [2670, 1800],
    ]) {
      await db.product.update({ where: { id: plan.id }, data: { price } });
      const [paid, back] = [price, refund].map((amount) => formatCurrency(amount!));
      expect(await read()).toContain(`${paid} × 62 ÷ 92，不足一元以一元計，退費 ${back}。`);
      expect(await read()).toContain(
        `${paid} × 62 ÷ 92, rounded up to a whole dollar, is ${back},`,
      );
    }
    await db.product.update({ where: { id: plan.id }, data: { onSale: false } });
    expect(await read()).toBe(without);
    await db.product.delete({ where: { id: plan.id } });
  });

  it('Legal texts do not expose the notes for counsel', async () => {
    const text = await getLegalText({ ctx, input: { slug: 'refund' } });
    expect(Object.keys(text)).not.toContain('counselNotes');
    expect(text.status.zh).toContain('待律師確認');
  });

  it('The newest version of a legal text whose day has begun is returned', async () => {
    const row = await db.legalText.findFirstOrThrow({ where: { slug: 'refund' } });
    const { id: _, ...rest } = row;
    const version = dayToDate(taipeiDay(ctx.now()));
    for (const day of [version, new Date('2099-12-24')])
      await db.legalText.create({ data: { ...rest, version: day, sections: row.sections ?? [] } });
    expect((await getLegalText({ ctx, input: { slug: 'refund' } })).version).toEqual(version);
  });

  it('Every question belongs to an existing group', async () => {
    const { groups, questions } = await getFaq({ ctx });
    const groupSlugs = new Set(groups.map(({ slug }) => slug));
    expect(questions.length).toBeGreaterThanOrEqual(20);
    expect(questions.filter(({ group }) => !groupSlugs.has(group))).toEqual([]);
  });

  it('Partners are listed in the order of their file, without those removed from it', async () => {
    const contents = ['harbor', 'library', 'radio'].map((slug) => createPartner(slug));
    const slugs = async () => (await listPartners({ ctx })).map(({ slug }) => slug);
    await seedPartners(db, contents, ctx.now());
    expect(await slugs()).toEqual(contents.map(({ slug }) => slug));
    const [removed, ...remaining] = contents.toReversed();
    await seedPartners(db, remaining, ctx.now());
    expect(await slugs()).toEqual(remaining.map(({ slug }) => slug));
    expect(await slugs()).not.toContain(removed!.slug);
    expect(await db.staleTag.count({ where: { tag: 'partners' } })).toBe(1);
    await seedPartners(db, [], ctx.now());
    expect(await slugs()).toEqual([]);
  });

  it('Sample partners, news and activities leave the lists once there is a real one, and keep their pages', async () => {
    const sample = { ...createPartner('sample'), sample: true };
    await seedPartners(db, [sample], ctx.now());
    expect(await listPartners({ ctx })).toMatchObject([{ slug: 'sample', sample: true }]);
    await seedPartners(db, [sample, createPartner('real')], ctx.now());
    expect(await listPartners({ ctx })).toMatchObject([{ slug: 'real', sample: false }]);

    const news = await listNewsHonors({ ctx });
    expect(news.every((entry) => entry.sample)).toBe(true);
    const [first, second] = news;
    await db.newsHonor.update({ where: { slug: second!.slug }, data: { sample: false } });
    expect(await listNewsHonors({ ctx })).toMatchObject([{ slug: second!.slug }]);
    expect(await getNewsHonor({ ctx, input: { slug: first!.slug } })).toMatchObject(first!);
    await db.newsHonor.update({ where: { slug: second!.slug }, data: { sample: true } });

    const activity = await createActivity(db, { sample: true });
    expect(await listActivities({ ctx })).toMatchObject([{ slug: activity.slug }]);
    const { slug } = await createActivity(db, { sample: false });
    expect(await listActivities({ ctx })).toMatchObject([{ slug }]);
    expect(await getActivity({ ctx, input: activity })).toMatchObject({ sample: true });
  });

  it('News and honours are listed newest first, and not before their day', async () => {
    const all = await listNewsHonors({ ctx });
    const days = all.map(({ publishedOn }) => +publishedOn);
    expect(days).toEqual(days.toSorted((a, b) => b - a));
    const slug = all[0]!.slug;
    expect((await getNewsHonor({ ctx, input: { slug } })).body.length).toBeGreaterThan(0);
    await db.newsHonor.update({ where: { slug }, data: { publishedOn: new Date('2027-01-01') } });
    expect((await listNewsHonors({ ctx })).map((entry) => entry.slug)).not.toContain(slug);
    for (const missing of [slug, 'nothing'])
      await expect(getNewsHonor({ ctx, input: { slug: missing } })).rejects.toMatchObject({
        code: 'NEWS_NOT_FOUND',
      });
  });
});
