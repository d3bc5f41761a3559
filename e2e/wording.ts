import type { Page } from '@playwright/test';
import type { Language } from '~/lib/language';
import { TEXTS } from './texts';

/** Finds texts in the wrong language, and text keys shown instead of texts. Elements with another `lang`
 *  (lesson sentences, names of languages) are checked for that language. */
export async function findWrongWords(page: Page, language: Language): Promise<string[]> {
  const areas = Object.keys(TEXTS[language]).join('|');
  return page.evaluate(
    ({ language, areas }) => {
      const key = new RegExp(`(?<![\\w/@.-])(?:${areas})(?:\\.[a-z]\\w+)+(?![\\w@])`);
      const chinese = /\p{Script=Han}/u;
      const english = /(?:[A-Za-z’']{2,}[ ,]+){4,}[A-Za-z’']{2,}/;
      const wrong: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        const text = node.textContent?.trim() ?? '';
        if (!parent || !text || /^(SCRIPT|STYLE|NOSCRIPT|TEMPLATE)$/.test(parent.tagName)) continue;
        const elementLanguage = parent.closest('[lang]')?.getAttribute('lang')?.slice(0, 2);
        const foreign = elementLanguage === 'en' ? chinese.test(text) : english.test(text);
        if (key.test(text) || foreign)
          wrong.push(`${elementLanguage} in ${language}: ${text.slice(0, 80)}`);
      }
      return wrong;
    },
    { language, areas },
  );
}
