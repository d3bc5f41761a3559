'use client';
import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '~/lib/language';
import { I18nClientContext, TranslateContext, useCreateT } from './client';
import type { Translate } from './translate';

/** Texts by key, and further texts below a key. */
export type MessageTree = { readonly [key: string]: string | MessageTree };
type Value = NonNullable<ContextType<typeof I18nClientContext>>;

/** Flattens a tree of texts: `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. */
function flatten(tree: MessageTree, prefix = ''): Record<string, string> {
  const pairs = Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[prefix + key, value] as const]
      : Object.entries(flatten(value, `${prefix}${key}.`)),
  );
  return Object.fromEntries(pairs);
}

/** Flattened texts by their tree: each part that is loaded later has a provider with the texts of all areas. */
const flattened = new WeakMap<MessageTree, Record<string, string>>();

function flattenOnce(tree: MessageTree): Record<string, string> {
  const known = flattened.get(tree) ?? flatten(tree);
  flattened.set(tree, known);
  return known;
}

/** Gives client components the texts of one language, in addition to those of a provider above. */
export function MessagesProvider(props: {
  language: Language;
  texts: MessageTree;
  children: ReactNode;
}) {
  const { language, texts } = props;
  const above = useContext(I18nClientContext)?.localeContent;
  const value = useMemo(
    () => ({
      locale: language,
      localeContent: { ...above, ...flattenOnce(texts) } as Value['localeContent'],
    }),
    [language, texts, above],
  );
  return (
    <I18nClientContext.Provider value={value}>
      <TranslateProvider>{props.children}</TranslateProvider>
    </I18nClientContext.Provider>
  );
}

/** An error without a text, as a tab that was opened before an upgrade may get, is told as an unknown one. */
function TranslateProvider({ children }: { children: ReactNode }) {
  const t = useCreateT() as (key: string, ...values: unknown[]) => unknown;
  const texts: Record<string, string> | undefined = useContext(I18nClientContext)?.localeContent;
  const translate = useMemo(
    () =>
      ((key: string, ...values: unknown[]) =>
        t(
          !texts?.[key] && key.startsWith('errors.') ? 'common.unknownError' : key,
          ...values,
        )) as Translate,
    [t, texts],
  );
  return <TranslateContext.Provider value={translate}>{children}</TranslateContext.Provider>;
}
