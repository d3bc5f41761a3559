'use client';
import type { ComponentType } from 'react';
import { LANGUAGE_TAGS, type Language } from '~/lib/language';
import { useLanguage } from './client';
import { MESSAGES } from './messages';
import { MessagesProvider } from './messages-provider';

/** Loads a component that is not part of the page's start, together with all texts of the page's language: the
 *  page itself has only those that it shows at its start.
 *  @param loaded the page's language; the server, which has no document, must name it */
export async function withMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  loaded: Language = documentLanguage(),
): Promise<ComponentType<Props>> {
  const [Component, { default: texts }] = await Promise.all([load(), MESSAGES[loaded]()]);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the component is loaded.
  return function WithMessages(props: Props) {
    // A change of language loads the document again.
    if (useLanguage() !== loaded) return <Component {...props} />;
    return (
      <MessagesProvider language={loaded} texts={texts}>
        <Component {...props} />
      </MessagesProvider>
    );
  };
}

const documentLanguage = (): Language =>
  document.documentElement.lang === LANGUAGE_TAGS.en ? 'en' : 'zh';
