import { notFound } from 'next/navigation';
import { noindexMetadata } from '~/app/_seo/page-metadata';

/** Made anew each time: unknown addresses are endless and must not fill the cache. */
export const dynamic = 'force-dynamic';

export const generateMetadata = noindexMetadata((t) => t('common.notFound.title'));

/** Whatever no other page answers for. */
export default function UnknownPage(): never {
  notFound();
}
