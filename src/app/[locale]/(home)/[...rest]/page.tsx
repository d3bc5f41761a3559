import { notFound } from 'next/navigation';
import { noindexMetadata } from '~/app/_seo/page-metadata';

/** Rendered per request: unknown addresses must not fill the cache. */
export const dynamic = 'force-dynamic';

export const generateMetadata = noindexMetadata((t) => t('common.notFound.title'));

/** Catch-all for unknown addresses. */
export default function UnknownPage(): never {
  notFound();
}
