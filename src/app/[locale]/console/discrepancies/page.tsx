import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { DiscrepancyTable } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('discrepancy.read', (t) =>
  t('consoleShell.pages.discrepancies'),
);

/** The differences between our books and a gateway’s. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'discrepancy.read');
  return <DiscrepancyTable />;
}
