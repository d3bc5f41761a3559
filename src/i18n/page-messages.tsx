import 'server-only';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';
import { OPERATOR_ERRORS } from '~/schemas/operator-errors';
import type zh from './locales/zh';
import { MESSAGES } from './messages';
import { MessagesProvider, type MessageTree } from './messages-provider';

type Texts = typeof zh;
type Word<Key> = Key extends `${infer Name}#${string}` ? Name : Key;

/** An area of the texts, a file of `locales/<language>`, or a part of one, such as `course.level`. Of a text that
 *  depends on a number, all forms are one part. */
export type MessageScope = {
  [Area in keyof Texts & string]: Area | `${Area}.${Word<keyof Texts[Area] & string>}`;
}[keyof Texts & string];

interface Props {
  language: Language;
  scopes: readonly MessageScope[];
  children: ReactNode;
}

/** Provides some of the texts to the client components below, in addition to those of the layouts above. They
 *  travel in the page's HTML. Which ones a page needs is checked by `page-areas.test.ts`. */
export async function PageMessages({ language, scopes, children }: Props) {
  const { default: texts } = await MESSAGES[language]();
  return (
    <MessagesProvider language={language} texts={pickTexts(texts, scopes)}>
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
