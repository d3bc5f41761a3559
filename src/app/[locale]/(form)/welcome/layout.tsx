/** Overrides the root layout's `force-static`, under which a request has no cookies, even on a page with
 *  `force-dynamic`. */
export const dynamic = 'auto';

export { AllMessagesLayout as default } from '../../_layout/all-messages-layout';
