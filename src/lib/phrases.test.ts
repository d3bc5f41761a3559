import { expect, it, test, vi } from 'vitest';
import zh from '~/i18n/locales/zh';
import { countSegmenters } from '~/test/count-segmenters';
import activities from '~prisma/content/activities.json';
import faq from '~prisma/content/faq.json';
import { countLetters, MIN_PHRASE_LENGTH, splitPhrases } from './phrases';

test.each([
  '像口譯員|一樣練英文',
  '這張卡|沒有付款成功',
  '這個連結|打不開禮物',
  '睡前一小時，|把手機|留在客廳',
  '計程車上的|那把雨傘',
  '他說「我知道了」，|然後就走了。',
])('The text “%s” is split where it is marked', (marked) => {
  expect(splitPhrases(marked.replaceAll('|', ''))?.join('|')).toBe(marked);
});

it('English and short texts are not split into phrases', () => {
  expect(splitPhrases('Train your English like an interpreter')).toHaveLength(1);
  expect(splitPhrases('結帳')).toEqual(['結帳']);
});

it('A word segmenter is made for the first long Chinese text, and once', async () => {
  const made = countSegmenters();
  vi.resetModules();
  const { splitPhrases: split } = await import('./phrases');
  split('Train your English like an interpreter');
  split('結帳 1／3');
  expect(made).not.toHaveBeenCalled();
  expect(split('像口譯員一樣練英文')).toHaveLength(2);
  split('睡前一小時，把手機留在客廳');
  expect(made).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});

const texts = [
  ...leaves(zh),
  ...faq.map(({ question }) => question.zh),
  ...activities.map(({ title }) => title.zh),
];

it('Splitting into phrases keeps every text of the site whole and makes no phrase too short', () => {
  expect(texts.length).toBeGreaterThan(1000);
  const invalid = texts.filter((text) => {
    const parts = splitPhrases(text) ?? [];
    const short = parts.length > 1 && parts.some((part) => countLetters(part) < MIN_PHRASE_LENGTH);
    return short || parts.join('') !== text;
  });
  expect(invalid).toEqual([]);
});

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) =>
    typeof value === 'string' ? [value] : leaves(value),
  );
}
