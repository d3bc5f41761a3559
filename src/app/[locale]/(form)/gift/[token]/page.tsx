import type { Metadata } from 'next';
import { GiftPage } from '~/features/gift/components/gift-page';
import { getI18n, pageLanguage } from '~/i18n/server';

/** The address holds a secret: it is rendered for this one visit and kept nowhere. */
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

/** Opened from the mail that brings a gift. */
export default async function Page({ params }: Props) {
  await pageLanguage(params);
  return <GiftPage token={(await params).token} />;
}
