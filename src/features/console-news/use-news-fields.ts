'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { NEWS_HONOR_KINDS } from '~/domain/news-honor-kinds';
import { useI18n } from '~/i18n/client';

/** The fields of a news entry or an honour. */
export function useNewsFields(): readonly ContentFieldRule[] {
  const t = useI18n();
  return [
    {
      path: 'kind',
      label: t('consoleNews.kind'),
      options: NEWS_HONOR_KINDS.map((value) => ({ value, label: t(`newsHonor.kind.${value}`) })),
    },
    {
      path: 'publishedOn',
      label: t('consoleNews.day'),
      kind: 'day',
      hint: t('consoleNews.dayHint'),
    },
    { path: 'title.zh', label: t('consoleNews.titleZh'), language: 'zh', maxLength: 120 },
    { path: 'title.en', label: t('consoleNews.titleEn'), language: 'en', maxLength: 120 },
    { path: 'summary.zh', label: t('consoleNews.summaryZh'), language: 'zh', maxLength: 300 },
    { path: 'summary.en', label: t('consoleNews.summaryEn'), language: 'en', maxLength: 300 },
    {
      path: 'body.zh',
      label: t('consoleNews.bodyZh'),
      language: 'zh',
      kind: 'lines',
      maxLength: 8000,
      hint: t('consoleNews.bodyHint'),
    },
    {
      path: 'body.en',
      label: t('consoleNews.bodyEn'),
      language: 'en',
      kind: 'lines',
      maxLength: 8000,
    },
    {
      path: 'sample',
      label: t('consoleNews.sample'),
      options: [
        { value: 'no', label: t('consoleNews.real') },
        { value: 'yes', label: t('consoleNews.isSample') },
      ],
    },
  ];
}

/** The input of the fields' values. */
export const toNewsInput = (nested: Record<string, unknown>) => ({
  ...nested,
  sample: nested.sample === 'yes',
});
