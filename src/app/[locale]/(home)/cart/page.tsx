import { Suspense } from 'react';
import { noindexMetadata } from '~/app/_seo/page-metadata';
import { CartPage } from '~/features/cart/components/cart-page';
import { WantedLessonNote } from '~/features/plan/components/wanted-lesson-note';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = noindexMetadata((t) => t('cart.title'));

/** The cart page: the same HTML for everybody; the cart is fetched after hydration. */
export default async function Page({ params }: Props) {
  await pageLanguage(params);
  return (
    <CartPage
      note={
        <Suspense>
          <WantedLessonNote at="checkout" />
        </Suspense>
      }
    />
  );
}
