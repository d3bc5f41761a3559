import { HydrationBoundary } from '@tanstack/react-query';
import { notFound, redirect } from 'next/navigation';
import { ownPage } from '~/app/_public/page-metadata';
import { OrderCreated } from '~/features/order/components/order-created';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { orderIdSchema } from '~/schemas/order';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';
import { orNotFound } from '../../../_catalogue/or-not-found';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id?: string[] }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('order.created.title'));

/** What became of an order; without an id, all orders. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const [id, ...rest] = (await params).id ?? [];
  if (id === undefined) redirect(localePath(language, route('order')));
  if (rest.length > 0 || !orderIdSchema.safeParse({ id }).success) notFound();
  await requireUserPage(language, { path: route('order-created-id', { id }), query });
  const { ask, state } = await prefetcher(language);
  await ask.order.get.fetch({ id }).catch(orNotFound);
  return (
    <HydrationBoundary state={state()}>
      <OrderCreated id={id} />
    </HydrationBoundary>
  );
}
