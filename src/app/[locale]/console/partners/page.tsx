import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { PartnersPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('siteContent.read', (t) =>
  t('consoleShell.pages.partners'),
);

/** The partners, for editors. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'siteContent.read');
  return <PartnersPage />;
}
