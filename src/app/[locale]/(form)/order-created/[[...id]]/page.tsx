import { HydrationBoundary } from '@tanstack/react-query';
import { TRPCError } from '@trpc/server';
import type { Metadata } from 'next';
import { notFound, redirect } from 'next/navigation';
import { OrderCreated } from '~/features/order/components/order-created';
import { localePath } from '~/i18n/paths';
import { getI18n, pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { orderIdSchema } from '~/schemas/order';
import { requireUserPage } from '~/server/auth/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id?: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('order.created.title'), robots: { index: false } };
}

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

function orNotFound(error: unknown): never {
  if (error instanceof TRPCError && error.code === 'NOT_FOUND') notFound();
  throw error;
}
