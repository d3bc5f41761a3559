import { NotFoundNotice } from '../_shell/not-found-notice';

/** Within the frame of the member pages. */
export default function NotFound() {
  return <NotFoundNotice />;
}
