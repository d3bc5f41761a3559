import type { Metadata } from 'next';
import { GiftPage } from '~/features/gift/components/gift-page';
import { getI18n, pageLanguage } from '~/i18n/server';

/** The address contains a secret: the page is rendered per request and never cached. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; token: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return {
    title: t('gift.page.title'),
    referrer: 'no-referrer',
    robots: { index: false, follow: false },
  };
}

/** Claims a gift; opened by the mailed link. */
export default async function Page({ params }: Props) {
  await pageLanguage(params);
  return <GiftPage token={(await params).token} />;
}
