import { messagesLayout } from '../../_layout/messages-layout';

/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

export default messagesLayout('(lesson)/course-news/layout');
