import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { UnitsPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('unit.read', (t) => t('consoleUnits.title'));

/** The drafts, and the units made from them or from content files. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'unit.read');
  return <UnitsPage />;
}
