import type { ReactNode } from 'react';
import { PageMessages, type TextPlace } from '~/i18n/page-messages';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Creates the layout that gives the client components of the pages below it their parts of the texts.
 *  @param of the layout's place, which `npm run scopes` determines */
export function messagesLayout(of: TextPlace) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once by each layout module.
  return async function MessagesLayout({ params, children }: Props) {
    const { locale } = await params;
    return (
      <PageMessages language={isLanguage(locale) ? locale : DEFAULT_LANGUAGE} of={of}>
        {children}
      </PageMessages>
    );
  };
}
