import { noindexMetadata } from '~/app/_seo/page-metadata';
import { NotFoundNotice } from '../_layout/not-found-notice';

/** A missing item has the address of a page, but must not have its title. */
export const generateMetadata = noindexMetadata((t) => t('common.notFound.title'));

/** 404 page of the console, the same for an address that there is as for one that there is not. */
export default function NotFound() {
  return <NotFoundNotice />;
}
