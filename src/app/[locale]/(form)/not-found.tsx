import { noindexMetadata } from '~/app/_seo/page-metadata';
import { NotFoundNotice } from '../_layout/not-found-notice';

/** The page of a missing item must not have the title of the page that its address names. */
export const generateMetadata = noindexMetadata((t) => t('common.notFound.title'));

/** 404 page within the layout of the form pages. */
export default function NotFound() {
  return <NotFoundNotice />;
}
