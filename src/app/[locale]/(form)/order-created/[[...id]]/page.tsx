import { notFound, redirect } from 'next/navigation';
import { noindexMetadata } from '~/app/_seo/page-metadata';
import { OrderCreated } from '~/features/order/components/order-created';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { orderIdSchema } from '~/schemas/order';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';
import { orNotFound } from '../../../_queries/or-not-found';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id?: string[] }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('order.created.title'));

/** The result of an order; without an id, all orders. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const [id, ...rest] = (await params).id ?? [];
  if (id === undefined) redirect(localePath(language, route('order')));
  if (rest.length > 0 || !orderIdSchema.safeParse({ id }).success) notFound();
  await guardUserPage(language, { path: route('order-created-id', { id }), query });
  const { queries, state } = await prefetcher(language);
  const order = await queries.order.get.fetch({ id }).catch(orNotFound);
  if (order.status === 'PAID')
    await Promise.all([queries.nextStep.today.prefetch({}), queries.settings.get.prefetch()]);
  return (
    <Prefetched state={state()}>
      <OrderCreated id={id} />
    </Prefetched>
  );
}
