import { HydrationBoundary } from '@tanstack/react-query';
import { notFound, redirect } from 'next/navigation';
import { ownPage } from '~/app/_public/page-metadata';
import { OrderCreated } from '~/features/order/components/order-created';
import { localePath } from '~/i18n/paths';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { orderIdSchema } from '~/schemas/order';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';
import { orNotFound } from '../../../_catalogue/or-not-found';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id?: string[] }>;
}

export const generateMetadata = ownPage((t) => t('order.created.title'));

/** What became of an order; without an id, all orders. */
export default async function Page({ params }: Props) {
  const language = await pageLanguage(params);
  const [id, ...rest] = (await params).id ?? [];
  if (id === undefined) redirect(localePath(language, route('order')));
  if (rest.length > 0 || !orderIdSchema.safeParse({ id }).success) notFound();
  await requireUserPage(language, route('order-created-id', { id }));
  const { ask, state } = await prefetcher(language);
  await ask.order.get.fetch({ id }).catch(orNotFound);
  return (
    <HydrationBoundary state={state()}>
      <OrderCreated id={id} />
    </HydrationBoundary>
  );
}
