import 'server-only';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';
import { OPERATOR_ERRORS } from '~/schemas/operator-errors';
import type { MessageScope } from './message-scope';
import { MESSAGES } from './messages';
import { MessagesProvider, type MessageTree } from './messages-provider';
import { PAGE_SCOPES } from './page-scopes';

/** A layout or page that provides texts, by its path below `src/app/[locale]`. */
export type TextPlace = keyof typeof PAGE_SCOPES;

interface Props {
  language: Language;
  of: TextPlace;
  children: ReactNode;
}

/** Provides the texts of a place to the client components below it, in addition to those of the layouts above. They
 *  travel in the page's HTML. */
export async function PageMessages({ language, of, children }: Props) {
  const { default: texts } = await MESSAGES[language]();
  return (
    <MessagesProvider language={language} texts={pickTexts(texts, PAGE_SCOPES[of])}>
      {children}
    </MessagesProvider>
  );
}

type Area = Readonly<Record<string, MessageTree[string]>>;

/** The texts of some scopes, as a tree of the same form. */
function pickTexts(
  texts: Readonly<Record<string, Area>>,
  scopes: readonly MessageScope[],
): MessageTree {
  const picked: Record<string, Area> = {};
  for (const scope of scopes) {
    const [area, part] = scope.split('.') as [string, string?];
    const found = Object.entries(texts[area] ?? {}).filter(
      ([key]) =>
        (part === undefined || key.split('#')[0] === part) &&
        // Operators' pages have all texts (`AllConsoleMessages`).
        !(area === 'errors' && OPERATOR_ERRORS.has(key)),
    );
    picked[area] = { ...picked[area], ...Object.fromEntries(found) };
  }
  return picked;
}
