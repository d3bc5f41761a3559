import type { ReactNode } from 'react';
import { DeletionBanner } from '~/features/account/components/deletion-banner';
import { DemoNote } from '~/features/account/components/demo-note';
import { AllMessages } from '~/i18n/all-messages';
import { setStaticParamsLocale } from '~/i18n/server';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '~/lib/language';
import { isUnavailable } from '~/server/database/unavailable';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { getBrandName } from '../_layout/brand';
import { MemberSide } from '../_layout/member-side';
import { PageLayout } from '../_layout/page-layout';
import { SiteFooter } from '../_layout/site-footer';

/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

interface Props {
  params: Promise<{ locale: string }>;
  children: ReactNode;
}

/** Layout of the member pages: header, side bar, content, footer. Each page has its own guard. */
export default async function MemberLayout({ params, children }: Props) {
  const { locale } = await params;
  const language = isLanguage(locale) ? locale : DEFAULT_LANGUAGE;
  setStaticParamsLocale(language);
  const state = await getDeletion(language);
  return (
    <AllMessages language={language}>
      <PageLayout
        brand={getBrandName(language)}
        side={<MemberSide />}
        footer={<SiteFooter language={language} />}
      >
        <Prefetched state={state}>
          <DeletionBanner />
        </Prefetched>
        <DemoNote />
        {children}
      </PageLayout>
    </AllMessages>
  );
}

/** Shows an outage of the database within the layout. */
async function getDeletion(language: Language) {
  try {
    const { queries, state } = await prefetcher(language);
    await queries.security.deletion.prefetch();
    return state();
  } catch (error) {
    if (isUnavailable(error)) return undefined;
    throw error;
  }
}
