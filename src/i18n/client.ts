'use client';
import { createI18nClient } from 'next-international/client';
import { createContext, useContext } from 'react';
import { isLanguage, type Language } from '~/lib/language';
import { TEXTS } from './texts';

const i18n = createI18nClient(TEXTS);

type T = ReturnType<typeof i18n.useI18n>;

/** The package's own hooks copy and search all texts for every component that calls them: they made a sixth
 *  of what a page's start cost. Here one `t` serves everybody. */
export const TContext = createContext<T | null>(null);

/** What makes that one `t`; called once, below the context. */
export const useNewT = i18n.useI18n;

const scopes = new WeakMap<T, Map<string, unknown>>();

function scoped(t: T, scope: string): unknown {
  const known = scopes.get(t) ?? new Map<string, unknown>();
  scopes.set(t, known);
  const had = known.get(scope);
  if (had) return had;
  const say = t as (key: string, ...values: unknown[]) => unknown;
  const made = (key: string, ...values: unknown[]) => say(`${scope}.${key}`, ...values);
  known.set(scope, made);
  return made;
}

/** `t` for client components: `const t = useI18n(); t('common.retry')`. Keys and their values are typed. */
export const useI18n: typeof i18n.useI18n = () => {
  const t = useContext(TContext);
  if (!t) throw new Error('useI18n needs a TextsProvider');
  return t;
};

/** `useScopedI18n('lesson')` for a part of the texts. */
export const useScopedI18n = ((scope: string) =>
  scoped(useI18n(), scope)) as typeof i18n.useScopedI18n;

/** Filled by `TextsProvider`. The package's own provider wraps everything into Suspense,
 *  which would turn every 404 and redirect of a page into a 200. */
export const { I18nClientContext } = i18n;

/** The interface language of this page. */
export function useLanguage(): Language {
  const value = useContext(I18nClientContext);
  if (!value || !isLanguage(value.locale)) throw new Error('useLanguage needs a TextsProvider');
  return value.locale;
}
