import { NotFoundNotice } from './_layout/not-found-notice';

/** 404 page for pages without a layout. */
export default function NotFound() {
  return <NotFoundNotice />;
}
