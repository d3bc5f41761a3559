'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { useScopedI18n } from '~/i18n/client';

/** The fields of a partner. */
export function usePartnerFields(): readonly ContentFieldRule[] {
  const t = useScopedI18n('consolePartners');
  return [
    { path: 'name.zh', label: t('nameZh'), language: 'zh', maxLength: 80 },
    { path: 'name.en', label: t('nameEn'), language: 'en', maxLength: 80 },
    { path: 'role.zh', label: t('roleZh'), language: 'zh', maxLength: 120 },
    { path: 'role.en', label: t('roleEn'), language: 'en', maxLength: 120 },
    {
      path: 'url',
      label: t('url'),
      hint: t('urlHint'),
      kind: 'address',
      maxLength: 300,
      isOptional: true,
      isWide: true,
    },
  ];
}
