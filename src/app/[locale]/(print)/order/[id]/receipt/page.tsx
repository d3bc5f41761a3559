import { notFound } from 'next/navigation';
import { noindexMetadata } from '~/app/_seo/page-metadata';
import { PrintedReceipt } from '~/features/order/components/printed-receipt';
import { pageLanguage } from '~/i18n/server';
import { route, routeName } from '~/lib/routes';
import { orderIdSchema } from '~/schemas/order';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { getSeller } from '../../../../_layout/seller';
import { orNotFound } from '../../../../_queries/or-not-found';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('invoice.receipt.title'));

/** The printable receipt of a paid order. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  if (!orderIdSchema.safeParse({ id }).success) notFound();
  const path = route('order-id-receipt', { id });
  await guardUserPage(language, { path, query });
  const { queries, state } = await prefetcher(language);
  await queries.order.get.fetch({ id }).catch(orNotFound);
  const [currentUser] = await Promise.all([
    queries.auth.me.fetch(),
    queries.order.refund.prefetch({ id }),
  ]);
  const buyer = { name: currentUser?.name ?? '', email: currentUser?.email ?? '' };
  return (
    <div data-route={routeName(path, language)}>
      <Prefetched state={state()}>
        <PrintedReceipt id={id} seller={getSeller(language)} buyer={buyer} />
      </Prefetched>
    </div>
  );
}
