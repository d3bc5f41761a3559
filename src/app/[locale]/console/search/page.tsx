import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { SearchResults } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('today.read', (t) =>
  t('consoleShell.search.title'),
);

/** One search over people, orders and coupons. */
export default async function SearchPage({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'today.read');
  return <SearchResults />;
}
