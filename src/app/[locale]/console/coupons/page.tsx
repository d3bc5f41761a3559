import { pageLanguage } from '~/i18n/server';
import { guardConsolePage } from '~/server/api/page-guards';
import { consoleMetadata } from '../_metadata';
import { CouponsPage } from '../_parts';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = consoleMetadata('coupon.read', (t) =>
  t('consoleShell.pages.coupons'),
);

/** The coupons with their uses, and the form of a new one. */
export default async function Page({ params }: Props) {
  await guardConsolePage(await pageLanguage(params), 'coupon.read');
  return <CouponsPage />;
}
