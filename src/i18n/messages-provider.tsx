'use client';
import { type ContextType, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from '~/lib/language';
import { I18nClientContext, TranslateContext, useCreateT } from './client';
import type { Translate } from './translate';

/** Texts by key, and further texts below a key. */
export type MessageTree = { readonly [key: string]: string | MessageTree };
type Value = NonNullable<ContextType<typeof I18nClientContext>>;
type FlatTexts = Record<string, string>;

/** Flattens a tree of texts: `{ a: { b: 'x' } }` → `{ 'a.b': 'x' }`. It fills one object: on a slow phone, copying
 *  every level took a tenth of a second for all texts. */
function flatten(tree: MessageTree, prefix = '', flat: FlatTexts = {}): FlatTexts {
  for (const [key, value] of Object.entries(tree))
    if (typeof value === 'string') flat[prefix + key] = value;
    else flatten(value, `${prefix}${key}.`, flat);
  return flat;
}

/** Flattened texts by their tree: each part that is loaded later has a provider with the texts of all areas. */
const flattened = new WeakMap<MessageTree, FlatTexts>();

/** Flattens a tree of texts, once. Call it when lazy texts have loaded, so that the click that shows them does not
 *  wait for it. */
export function flattenOnce(tree: MessageTree): FlatTexts {
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

/** Shows an error code without a text as the unknown error: a tab that was opened before an upgrade may get one. */
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
