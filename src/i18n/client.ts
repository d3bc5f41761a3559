'use client';
import { createI18nClient } from 'next-international/client';
import { useContext } from 'react';
import { isLanguage, type Language } from './language';
import { TEXTS } from './texts';

const i18n = createI18nClient(TEXTS);

/** `t` for client components: `const t = useI18n(); t('common.retry')`. Keys and their values are typed. */
export const useI18n = i18n.useI18n;

/** `useScopedI18n('lesson')` for a part of the texts. */
export const useScopedI18n = i18n.useScopedI18n;

/** Filled by `TextsProvider`. The package's own provider wraps everything into Suspense,
 *  which would turn every 404 and redirect of a page into a 200. */
export const { I18nClientContext } = i18n;

/** The interface language of this page. */
export function useLanguage(): Language {
  const value = useContext(I18nClientContext);
  if (!value || !isLanguage(value.locale)) throw new Error('useLanguage needs a TextsProvider');
  return value.locale;
}
