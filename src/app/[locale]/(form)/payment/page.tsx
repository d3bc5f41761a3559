import { noindexMetadata } from '~/app/_seo/page-metadata';
import { EmptyCart } from '~/features/cart/components/empty-cart';
import { MergeNotice } from '~/features/cart/components/merge-notice';
import { PriceChanges } from '~/features/cart/components/price-changes';
import { PaymentPage } from '~/features/order/components/payment-page';
import { WantedLessonNote } from '~/features/plan/components/wanted-lesson-note';
import { pageLanguage } from '~/i18n/server';
import { route } from '~/lib/routes';
import { guardUserPage, type RequestedPage } from '~/server/api/page-guards';
import { Prefetched } from '~/trpc/prefetched';
import { prefetcher } from '~/trpc/prefetcher';

export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string }>;
  searchParams: RequestedPage['query'];
}

export const generateMetadata = noindexMetadata((t) => t('order.payment.title'));

/** The checkout of the cart. */
export default async function Page({ params, searchParams: query }: Props) {
  const language = await pageLanguage(params);
  await guardUserPage(language, { path: route('payment'), query });
  const { queries, state } = await prefetcher(language);
  await Promise.all([
    queries.cart.get.prefetch(),
    queries.cart.membershipLedger.prefetch(),
    queries.auth.me.prefetch(),
    queries.order.lastInvoice.prefetch(),
  ]);
  return (
    <Prefetched state={state()}>
      <PaymentPage
        news={
          <>
            <WantedLessonNote at="checkout" />
            <MergeNotice />
            <PriceChanges />
          </>
        }
        empty={<EmptyCart />}
      />
    </Prefetched>
  );
}
