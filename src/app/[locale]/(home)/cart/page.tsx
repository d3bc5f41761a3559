import { Suspense } from 'react';
import { ownPage } from '~/app/_public/page-metadata';
import { CartPage } from '~/features/cart/components/cart-page';
import { WantedNote } from '~/features/plan/components/wanted-note';
import { pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export const generateMetadata = ownPage((t) => t('cart.title'));

/** The same HTML for everybody; whose cart it is, comes with the first answer. */
export default async function Page({ params }: Props) {
  await pageLanguage(params);
  return (
    <CartPage
      note={
        <Suspense>
          <WantedNote at="checkout" />
        </Suspense>
      }
    />
  );
}
