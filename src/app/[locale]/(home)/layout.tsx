import type { ReactNode } from 'react';
import { setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { getBrandName } from '../_layout/brand';
import { PageLayout } from '../_layout/page-layout';
import { SiteFooter } from '../_layout/site-footer';

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
    <PageLayout brand={getBrandName(language)} footer={<SiteFooter language={language} />}>
      {children}
    </PageLayout>
  );
}
