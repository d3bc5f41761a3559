import 'server-only';
import type { ReactNode } from 'react';
import type { Language } from '~/lib/language';
import type zh from './locales/zh';
import { MESSAGES } from './messages';
import { MessagesProvider } from './messages-provider';

/** An area of the texts: a file of `locales/<language>`. */
export type MessageArea = keyof typeof zh;

interface Props {
  language: Language;
  areas: readonly MessageArea[];
  children: ReactNode;
}

/** Provides some areas of the texts to the client components below, in addition to those of the layouts above.
 *  They travel in the page's HTML. Which areas a page needs is checked by `page-areas.test.ts`. */
export async function PageMessages({ language, areas, children }: Props) {
  const { default: texts } = await MESSAGES[language]();
  return (
    <MessagesProvider
      language={language}
      texts={Object.fromEntries(areas.map((area) => [area, texts[area]]))}
    >
      {children}
    </MessagesProvider>
  );
}
