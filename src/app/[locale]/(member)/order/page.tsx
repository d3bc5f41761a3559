import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { OrderList } from '~/features/order/components/order-list';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('order.list.title'));

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
