import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { PageMessages } from '~/i18n/page-messages';
import { getI18n, pageLanguage } from '~/i18n/server';
import { NotFoundNotice } from '../../../_layout/not-found-notice';
import { UnrenderedNotice } from '../../../_layout/unrendered-notice';

interface Props {
  params: Promise<{ locale: string; status: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { status } = await params;
  await pageLanguage(params);
  const t = await getI18n();
  return { title: status === '404' ? t('common.notFound.title') : t('common.failed') };
}

/** Internal page whose HTML the web server inserts into that of a page that threw
 *  (`src/launcher/http-layer/error-page.mjs`); clients cannot request it. */
export default async function ErrorPage({ params }: Props) {
  const { status } = await params;
  const language = await pageLanguage(params);
  if (status === '404') return <NotFoundNotice />;
  if (status === '500' || status === '503')
    return (
      <PageMessages language={language} of="(home)/error-page/[status]/page">
        <UnrenderedNotice status={status === '503' ? 503 : 500} />
      </PageMessages>
    );
  notFound();
}
