/** Header of a response to a call that should be made again with the cookie that the browser has by now: the session
 *  got another token while the call was under way. */
export const REPLACED_HEADER = 'x-session';
