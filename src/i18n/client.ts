'use client';
import { createI18nClient } from 'next-international/client';
import { createContext, useContext } from 'react';
import { isLanguage, type Language } from '~/lib/language';
import { MESSAGES } from './messages';
import type { Scope, ScopedTranslate, Translate } from './translate';

const i18n = createI18nClient(MESSAGES);

const NO_PROVIDER = 'No MessagesProvider';

/** The `t` that all components share. The package's own hooks copy and search all texts for every component that
 *  calls them, which took a sixth of a page's start. */
export const TranslateContext = createContext<Translate | null>(null);

/** Creates the shared `t`; called once, by the provider. */
export const useCreateT = i18n.useI18n as unknown as () => Translate;

const scopeCache = new WeakMap<Translate, Map<string, unknown>>();

function scoped(t: Translate, scope: string): unknown {
  const cachedScopes = scopeCache.get(t) ?? new Map<string, unknown>();
  scopeCache.set(t, cachedScopes);
  const cached = cachedScopes.get(scope);
  if (cached) return cached;
  const translate = t as unknown as (key: string, ...values: unknown[]) => unknown;
  const scopedTranslate = (key: string, ...values: unknown[]) =>
    translate(`${scope}.${key}`, ...values);
  cachedScopes.set(scope, scopedTranslate);
  return scopedTranslate;
}

/** `t` for client components: `const t = useI18n(); t('common.retry')`. Keys and their values are typed. */
export function useI18n(): Translate {
  const t = useContext(TranslateContext);
  if (!t) throw new Error(NO_PROVIDER);
  return t;
}

/** `t` for one scope of the texts: `useScopedI18n('lesson')`. */
export function useScopedI18n<S extends Scope>(scope: S): ScopedTranslate<S> {
  return scoped(useI18n(), scope) as ScopedTranslate<S>;
}

/** The package's context, provided by `MessagesProvider`. The package's own provider wraps everything into
 *  Suspense, which would turn every 404 and redirect of a page into a 200. */
export const { I18nClientContext } = i18n;

/** The interface language of this page. */
export function useLanguage(): Language {
  const value = useContext(I18nClientContext);
  if (!value || !isLanguage(value.locale)) throw new Error(NO_PROVIDER);
  return value.locale;
}
