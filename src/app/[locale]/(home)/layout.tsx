import type { ReactNode } from 'react';
import { preload } from 'react-dom';
import { BRAND_FACE } from '~/app/song-faces';
import { StaticHtml } from '~/components/static-html/static-html';
import { setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage } from '~/lib/language';
import { getBrandName } from '../_layout/brand';
import { PageLayout } from '../_layout/page-layout';
import { SiteFooter } from '../_layout/site-footer';

/** Revalidation, s: keeps the footer's year correct on pages that are not refreshed otherwise. */
export const revalidate = 3600;

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Layout of the public pages: header, content, footer. */
export default async function HomeLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(language);
  if (language === 'zh') {
    preload(BRAND_FACE, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  }
  return (
    <PageLayout
      brand={getBrandName(language)}
      footer={
        <StaticHtml name="footer">
          <SiteFooter language={language} />
        </StaticHtml>
      }
    >
      {children}
    </PageLayout>
  );
}
