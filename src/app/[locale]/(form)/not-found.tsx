import { noindexMetadata } from '~/app/_seo/page-metadata';
import { NotFoundNotice } from '../_layout/not-found-notice';

/** A missing item has the address of a page, but must not have its title. */
export const generateMetadata = noindexMetadata((t) => t('common.notFound.title'));

/** 404 page within the layout of the form pages. */
export default function NotFound() {
  return <NotFoundNotice />;
}
