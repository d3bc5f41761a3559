import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { RefundTable } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('refund.read', (t) =>
  t('consoleShell.pages.refunds'),
);

/** The refund requests. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'refund.read');
  return <RefundTable now={new Date()} />;
}
