import type { ReactNode } from 'react';
import { AllMessages } from '~/i18n/all-messages';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** The layout of pages whose client components show texts of most areas. */
export async function AllMessagesLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  return <AllMessages language={language}>{children}</AllMessages>;
}
