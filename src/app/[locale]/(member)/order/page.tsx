import { noindexMetadata } from '~/app/_seo/page-metadata';
import { OrderList } from '~/features/order/components/order-list';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { parsePageCount } from '~/schemas/paging';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher, prefetchPages } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('order.list.title'));

/** The user's orders, with method and time of payment. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('order'), query });
  const { queries, caller, state } = await prefetcher(language);
  await prefetchPages(
    queries.queryClient,
    queries.order.list.infiniteQueryOptions({}),
    (cursor) => caller.order.list({ cursor }),
    parsePageCount((await query).show),
  );
  return (
    <Prefetched state={state()}>
      <OrderList />
    </Prefetched>
  );
}
