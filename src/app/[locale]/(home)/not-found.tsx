import { noindexMetadata } from '~/app/_seo/page-metadata';
import { NotFoundNotice } from '../_layout/not-found-notice';

/** A thing that is not there has a page's address, but not its title. */
export const generateMetadata = noindexMetadata((t) => t('common.notFound.title'));

/** Within the frame of the public pages. */
export default function NotFound() {
  return <NotFoundNotice />;
}
