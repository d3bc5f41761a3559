import { ownPage } from '~/app/_public/page-metadata';
import { NotFoundNotice } from '../_shell/not-found-notice';

/** A thing that is not there has a page's address, but not its title. */
export const generateMetadata = ownPage((t) => t('common.notFound.title'));

/** Within the frame of the form pages. */
export default function NotFound() {
  return <NotFoundNotice />;
}
