import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { PaymentPage } from '~/features/order/components/payment-page';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('order.payment.title'), robots: { index: false } };
}

/** Pays what is in the cart. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, route('payment'));
  const { ask, state } = await prefetcher(language);
  await Promise.all([ask.cart.get.prefetch(), ask.auth.me.prefetch()]);
  return (
    <HydrationBoundary state={state()}>
      <PaymentPage />
    </HydrationBoundary>
  );
}
