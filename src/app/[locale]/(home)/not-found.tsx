import { NotFoundNotice } from '../_shell/not-found-notice';

/** Within the frame of the public pages. */
export default function NotFound() {
  return <NotFoundNotice />;
}
