import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { env } from '~/env';
import { Gallery } from '~/features/gallery/components/gallery';
import { pageLanguage } from '~/i18n/server';

/** Rendered per request: a setting decides whether the page is shown. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Gallery', robots: { index: false, follow: false } };

interface Props {
  params: Promise<{ locale: string }>;
}

/** The gallery of components, for developers. */
export default async function GalleryPage({ params }: Props) {
  // An unknown locale gets a 404, and the locale is set for `getI18n`.
  await pageLanguage(params);
  const { NODE_ENV, GALLERY } = env();
  if (NODE_ENV !== 'development' && !GALLERY) notFound();
  return <Gallery />;
}
