import type { ReactNode } from 'react';
import { setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { brandName } from '../_shell/brand';
import { Foot } from '../_shell/foot';
import { Frame } from '../_shell/frame';

/** The footer's year is true an hour after New Year, even on pages that nothing else refreshes. */
export const revalidate = 3600;

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Head, content, foot: the public pages. */
export default async function HomeLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(language);
  return (
    <Frame brand={brandName(language)} footer={<Foot language={language} />}>
      {children}
    </Frame>
  );
}
