'use client';
import type { ContentFieldRule } from '~/console/content/content-field';
import { taipeiDay } from '~/domain/day';
import { LEGAL_PLACEHOLDERS } from '~/domain/legal-text';
import { useScopedI18n } from '~/i18n/client';

/** The fields of a version of a legal text.
 *  @param now the first day that can be chosen */
export function useLegalFields(now: Date): readonly ContentFieldRule[] {
  const t = useScopedI18n('consoleLegal');
  const names = LEGAL_PLACEHOLDERS.map((name) => `{{${name}}}`).join(' ');
  const both = (
    name: 'title' | 'status' | 'intro' | 'text',
    rule: Omit<ContentFieldRule, 'path' | 'label' | 'language'>,
  ): ContentFieldRule[] =>
    (['zh', 'en'] as const).map((language) => ({
      ...rule,
      path: `${name}.${language}`,
      label: t(`fields.${name}.${language}`),
      language,
    }));
  return [
    {
      path: 'version',
      label: t('day'),
      hint: t('dayHint'),
      kind: 'day',
      min: taipeiDay(now),
      isWide: true,
    },
    ...both('title', { maxLength: 120 }),
    ...both('status', { maxLength: 400 }),
    ...both('intro', { kind: 'lines', maxLength: 2000 }),
    ...both('text', { kind: 'lines', maxLength: 60_000, hint: t('textHint', { names }) }),
  ];
}
