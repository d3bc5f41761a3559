import type { ReactNode } from 'react';
import { AllMessages } from '~/i18n/all-messages';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { TrpcProvider } from '~/trpc/react';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Layout of pages whose client components call the server and show texts of most areas. */
export async function AllMessagesLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  return (
    <AllMessages language={language}>
      <TrpcProvider language={language}>{children}</TrpcProvider>
    </AllMessages>
  );
}
