import type { ReactNode } from 'react';
import { AllMessages } from '~/i18n/all-messages';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Layout that gives the client components of the pages below it all texts. */
export async function AllMessagesLayout({ params, children }: Props) {
  const { locale } = await params;
  return (
    <AllMessages language={isLanguage(locale) ? locale : DEFAULT_LANGUAGE}>{children}</AllMessages>
  );
}
