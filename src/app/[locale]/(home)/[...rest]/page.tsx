import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getI18n, pageLanguage } from '~/i18n/server';

/** Made anew each time: unknown addresses are endless and must not fill the cache. */
export const dynamic = 'force-dynamic';

interface Props {
  params: Promise<{ locale: string; rest: string[] }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  await pageLanguage(params);
  const t = await getI18n();
  return { title: t('common.notFound.title'), robots: { index: false } };
}

/** Whatever no other page answers for. */
export default function UnknownPage(): never {
  notFound();
}
