import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import en from '~/i18n/locales/en';
import zh from '~/i18n/locales/zh';
import { loadPlans } from '~/server/content/load-plans';

const list = (folder: string, end: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(end))
    .map((file) => `${folder}/${file}`);

/** Texts of the shop: content except for lessons, which are about other things, and the texts of pages and
 *  e-mails. */
const FILES = [
  ...readdirSync('prisma/content').map((file) => `prisma/content/${file}`),
  ...list('prisma/content/legal', '.json'),
  ...list('src/i18n/locales', '.ts'),
  ...list('src/server/services/mail/emails', '.ts'),
]
  .filter((file) => /\.json$|\.ts$/.test(file) && !file.endsWith('.test.ts'))
  .sort();

/** The strings of a value. Notes for counsel, which are not shown, name amounts of the law. */
const strings = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'counselNotes' ? [] : strings(one),
  );
};

/** The texts of a file: a line of source or a string of content. */
const texts = (file: string): string[] => {
  const text = readFileSync(file, 'utf8');
  return file.endsWith('.json') ? strings(JSON.parse(text)) : text.split('\n');
};

const find = (files: readonly string[], pattern: RegExp): string[] =>
  files.flatMap((file) =>
    texts(file)
      .filter((text) => pattern.test(text))
      .map((text) => `${file}: ${text.trim()}`),
  );

const prices = loadPlans().flatMap(({ price }) => [String(price), price.toLocaleString('en')]);
const PRICE = new RegExp(
  [
    String.raw`(NT|TWD) ?\$? ?\d`,
    String.raw`(?<!\d)[\d,.]+ ?(元|dollars?\b)`,
    '[十百千萬]元(?!月)',
    String.raw`(?<![\d,.])(${prices.join('|')})(?![\d,.])`,
  ].join('|'),
);

const COMPARISON =
  /划算|便宜|省錢|省下|省更多|超值|最低(?!消費)|最優惠|lowest|cheap|best (value|price|deal)|better (value|deal)|bargain|save (money|NT|up to|more|\d)|less a month|per month/i;

describe('The texts of the shop', () => {
  it('There are content, texts of pages and e-mails', () => {
    expect(FILES.length).toBeGreaterThan(100);
  });

  it('No text has a price: prices come from the plans on sale', () => {
    expect(find(FILES, PRICE)).toEqual([]);
  });

  it('A price is found in every notation, and another number is not', () => {
    for (const text of [
      'NT$1,180',
      'TWD 2,280',
      '2,280 元',
      '一千元',
      '300 dollars',
      '只要 6480！',
    ])
      expect(text).toMatch(PRICE);
    for (const text of ['{price}', '元月', '11,180 次', '不足一元以一元計', '30 天'])
      expect(text).not.toMatch(PRICE);
  });

  it('No text compares plans by their price but the one that is shown where the rates say so', () => {
    const shown = FILES.filter((file) => !file.includes('/console/'));
    expect(find(shown, COMPARISON)).toEqual([
      `src/i18n/locales/en/plan.ts: lowestPerMonth: '${en.plan.lowestPerMonth}',`,
      `src/i18n/locales/zh/plan.ts: lowestPerMonth: '${zh.plan.lowestPerMonth}',`,
    ]);
  });

  it('The mark of the plan that the operator recommends says that and nothing else', () => {
    expect([zh.plan.recommended, en.plan.recommended]).toEqual(['推薦', 'Recommended']);
  });
});
