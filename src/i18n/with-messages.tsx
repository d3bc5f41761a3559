'use client';
import type { ComponentType } from 'react';
import { LANGUAGE_TAGS, LANGUAGES, type Language } from '~/lib/language';
import { useLanguage } from './client';
import { MESSAGES } from './messages';
import { flattenOnce, MessagesProvider } from './messages-provider';

/** The languages whose texts are needed here: a browser shows that of its page, a server all of them. */
function neededLanguages(): readonly Language[] {
  if (typeof document === 'undefined') return LANGUAGES;
  return [document.documentElement.lang === LANGUAGE_TAGS.en ? 'en' : 'zh'];
}

async function loadTexts(language: Language) {
  const { default: texts } = await MESSAGES[language]();
  flattenOnce(texts);
  return [language, texts] as const;
}

/** Loads a component that is not part of the page's start, together with all texts of the page's language: the
 *  page itself has only those that it shows at its start. */
export async function withMessages<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  const [Component, loaded] = await Promise.all([
    load(),
    Promise.all(neededLanguages().map(loadTexts)),
  ]);
  const textsByLanguage = new Map(loaded);
  // biome-ignore lint/correctness/noComponentHookFactories: called once, when the component is loaded.
  return function WithMessages(props: Props) {
    const language = useLanguage();
    const texts = textsByLanguage.get(language);
    // A change of language loads the document again.
    if (!texts) return <Component {...props} />;
    return (
      <MessagesProvider language={language} texts={texts}>
        <Component {...props} />
      </MessagesProvider>
    );
  };
}
