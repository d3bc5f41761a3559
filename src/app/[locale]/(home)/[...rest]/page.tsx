import { notFound } from 'next/navigation';
import { ownPage } from '~/app/_public/page-metadata';

/** Made anew each time: unknown addresses are endless and must not fill the cache. */
export const dynamic = 'force-dynamic';

export const generateMetadata = ownPage((t) => t('common.notFound.title'));

/** Whatever no other page answers for. */
export default function UnknownPage(): never {
  notFound();
}
