'use client';
import { type ContextType, type ReactNode, useMemo } from 'react';
import type { Language } from '~/lib/language';
import { I18nClientContext, TContext, useNewT } from './client';

type Tree = { readonly [key: string]: string | Tree };
type Value = NonNullable<ContextType<typeof I18nClientContext>>;

/** `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. */
function flatten(tree: Tree, prefix = ''): Record<string, string> {
  const pairs = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(pairs);
}

/** Gives client components the texts of one language. */
export function TextsProvider(props: { language: Language; texts: Tree; children: ReactNode }) {
  const { language, texts } = props;
  const value = useMemo(
    () => ({ locale: language, localeContent: flatten(texts) as Value['localeContent'] }),
    [language, texts],
  );
  return (
    <I18nClientContext.Provider value={value}>
      <OneT>{props.children}</OneT>
    </I18nClientContext.Provider>
  );
}

function OneT({ children }: { children: ReactNode }) {
  return <TContext.Provider value={useNewT()}>{children}</TContext.Provider>;
}
