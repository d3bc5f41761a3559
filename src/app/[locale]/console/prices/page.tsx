import { hasPermission } from '~/domain/permissions';
import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { PricesPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('price.read', (t) =>
  t('consoleShell.pages.prices'),
);

/** The past, present and coming prices of plans, and the form for a new one. */
export default async function Page({ params }: Props) {
  const { role } = await guardConsolePage(await pageLanguage(params), 'price.read');
  return <PricesPage now={new Date()} canSetToday={hasPermission(role, 'price.now')} />;
}
