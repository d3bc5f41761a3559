/** Header of a response to a call that should be repeated with the browser's present cookie, because the session
 *  got another token during the call. */
export const REPLACED_HEADER = 'x-session';
