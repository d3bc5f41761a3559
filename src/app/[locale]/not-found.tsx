import { NotFoundNotice } from './_layout/not-found-notice';

/** Below the root, for pages outside of every frame. */
export default function NotFound() {
  return <NotFoundNotice />;
}
