import { HydrationBoundary } from '@tanstack/react-query';
import { notFound } from 'next/navigation';
import { ownPage } from '~/app/_public/page-metadata';
import { PrintedReceipt } from '~/features/order/components/printed-receipt';
import { pageLanguage } from '~/i18n/server';
import { route, routeName } from '~/lib/routes';
import { orderIdSchema } from '~/schemas/order';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';
import { orNotFound } from '../../../../_catalogue/or-not-found';
import { seller } from '../../../../_shell/seller';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; id: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('invoice.receipt.title'));

/** The receipt of a paid order, for paper. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  const { id } = await params;
  if (!orderIdSchema.safeParse({ id }).success) notFound();
  const path = route('order-id-receipt', { id });
  await requireUserPage(language, { path, query });
  const { ask, state } = await prefetcher(language);
  await ask.order.get.fetch({ id }).catch(orNotFound);
  const [me] = await Promise.all([ask.auth.me.fetch(), ask.order.refund.prefetch({ id })]);
  const buyer = { name: me?.name ?? '', email: me?.email ?? '' };
  return (
    <div data-route={routeName(path, language)}>
      <HydrationBoundary state={state()}>
        <PrintedReceipt id={id} seller={seller(language)} buyer={buyer} />
      </HydrationBoundary>
    </div>
  );
}
