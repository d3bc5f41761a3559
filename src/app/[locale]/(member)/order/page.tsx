import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { OrderList } from '~/features/order/components/order-list';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('order.list.title'));

/** Order management: what was bought, how and when it was paid. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('order'), query });
  const { ask, state } = await prefetcher(language);
  await ask.order.list.prefetch();
  return (
    <HydrationBoundary state={state()}>
      <OrderList />
    </HydrationBoundary>
  );
}
