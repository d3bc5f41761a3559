import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { ActTable } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('act.read', (t) => t('consoleShell.acts.title'));

/** The log of what operators did. */
export default async function ActsPage({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'act.read');
  return <ActTable />;
}
