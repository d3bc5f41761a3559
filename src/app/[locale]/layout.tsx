import '../globals.css';
import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { env } from '~/env';
import { KnownHereScript } from '~/features/account/components/known-here-script';
import { AttemptSync } from '~/features/lesson/components/attempt-sync';
import { MediaSync } from '~/features/media-lesson/components/media-sync';
import { PageTexts } from '~/i18n/page-texts';
import { getI18n, setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGE_TAGS } from '~/lib/language';
import { TrpcProvider } from '~/trpc/react';
import { faces } from '../fonts';
import { brandName } from './_shell/brand';
import { LoginGuard } from './_shell/login-guard';
import { OneSession } from './_shell/one-session';
import { PageState } from './_shell/page-state';
import { Toasts } from './_shell/toasts';

export const dynamic = 'force-static';

/** None at build, which needs no database: the first request renders a page, later ones find it. */
export const generateStaticParams = () => [];

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** An unknown language still gets a Chinese frame: the page below answers with a 404. */
async function language(params: Props['params']) {
  const { locale } = await params;
  const known = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(known);
  return known;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const here = await language(params);
  const t = await getI18n();
  const site = brandName(here);
  const title = `${site} – ${t('common.tagline')}`;
  return {
    metadataBase: new URL(env().APP_URL),
    title: { default: title, template: `${site} – %s` },
    description: title,
    applicationName: site,
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
    // The early script marks the root before React comes.
    <html lang={LANGUAGE_TAGS[here]} className={`${faces} font-${here}`} suppressHydrationWarning>
      <head>
        <KnownHereScript />
      </head>
      <body>
        <PageTexts language={here}>
          <TrpcProvider language={here}>
            <PageState />
            <OneSession>{children}</OneSession>
            <LoginGuard />
            <AttemptSync />
            <MediaSync />
            <Toasts />
          </TrpcProvider>
        </PageTexts>
      </body>
    </html>
  );
}
