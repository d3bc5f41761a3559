import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { HeadScript } from '~/early/head-script';
import { env } from '~/env';
import { PageMessages } from '~/i18n/page-messages';
import { getI18n, setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '~/lib/language';
import { TrpcProvider } from '~/trpc/react';
import { faces } from '../fonts';
import { getBrandName } from './_layout/brand';
import { PageBody } from './_layout/page-body';
import { PageFrame } from './_layout/page-frame';

export const dynamic = 'force-static';

/** No pages at build time, which has no database: each is rendered and cached at its first request. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** An unknown language gets the Chinese layout: the page below is a 404. */
async function language(params: Props['params']) {
  const { locale } = await params;
  const known = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(known);
  return known;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const here = await language(params);
  const t = await getI18n();
  const site = getBrandName(here);
  const title = `${site} – ${t('common.tagline')}`;
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: title, template: `${site} – %s` },
    description: title,
    openGraph: { siteName: site, locale: LANGUAGE_TAGS[here].replace('-', '_'), type: 'website' },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#0c1122' },
  ],
};

export default async function RootLayout({ params, children }: Props) {
  const here = await language(params);
  return (
    // The script of the logged-in hint changes the root element before hydration.
    <html lang={LANGUAGE_TAGS[here]} className={`${faces} font-${here}`} suppressHydrationWarning>
      <head>
        <HeadScript />
      </head>
      <PageBody>
        {/* The parts of every page: the header with its menus, the notices of the connection and of other
            tabs, and the replacements of a page that fails or does not exist. */}
        <PageMessages language={here} of="layout">
          <TrpcProvider language={here}>
            <PageFrame>{children}</PageFrame>
          </TrpcProvider>
        </PageMessages>
      </PageBody>
    </html>
  );
}
