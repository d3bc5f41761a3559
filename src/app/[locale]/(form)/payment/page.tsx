import { HydrationBoundary } from '@tanstack/react-query';
import { ownPage } from '~/app/_public/page-metadata';
import { EmptyCart } from '~/features/cart/components/empty-cart';
import { MergeNews } from '~/features/cart/components/merge-news';
import { PriceChanges } from '~/features/cart/components/price-changes';
import { PaymentPage } from '~/features/order/components/payment-page';
import { WantedNote } from '~/features/plan/components/wanted-note';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { type AskedPage, requireUserPage } from '~/server/api/gates';
import { prefetcher } from '~/trpc/server';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: AskedPage['query'];
}

export const generateMetadata = ownPage((t) => t('order.payment.title'));

/** Pays what is in the cart. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await requireUserPage(language, { path: route('payment'), query });
  const { ask, state } = await prefetcher(language);
  await Promise.all([
    ask.cart.get.prefetch(),
    ask.cart.ledger.prefetch(),
    ask.auth.me.prefetch(),
    ask.order.lastInvoice.prefetch(),
  ]);
  return (
    <HydrationBoundary state={state()}>
      <PaymentPage
        news={
          <>
            <WantedNote at="checkout" />
            <MergeNews />
            <PriceChanges />
          </>
        }
        empty={<EmptyCart />}
      />
    </HydrationBoundary>
  );
}
