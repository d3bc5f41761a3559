import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { GiftTable } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('order.read', (t) => t('consoleShell.pages.gifts'));

/** The memberships bought for somebody else. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'order.read');
  return <GiftTable />;
}
