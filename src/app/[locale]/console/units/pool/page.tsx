import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../../_metadata';
import { PoolPage } from '../../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('unit.read', (t) => t('consoleUnits.pool.title'));

/** The imported articles, the import of more, and the choice of a draft from them. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'unit.read');
  return <PoolPage />;
}
