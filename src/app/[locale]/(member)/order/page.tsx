import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { OrderList } from '~/features/order/components/order-list';
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
  return { title: t('order.list.title'), robots: { index: false } };
}

/** Order management: what was bought, how and when it was paid. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, route('order'));
  const { ask, state } = await prefetcher(language);
  await ask.order.list.prefetch();
  return (
    <HydrationBoundary state={state()}>
      <OrderList />
    </HydrationBoundary>
  );
}
