import type { Metadata } from 'next';
import { CartPage } from '~/features/cart/components/cart-page';
import { getI18n, pageLanguage } from '~/i18n/server';

interface Props {
  params: Promise<{ locale: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('cart.title'), robots: { index: false } };
}

/** The same HTML for everybody; whose cart it is, comes with the first answer. */
export default async function Page({ params }: Props) {
  await pageLanguage(params);
  return <CartPage />;
}
