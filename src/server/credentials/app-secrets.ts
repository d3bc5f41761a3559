import { env } from '~/env';

/** APP_SECRET, with which everything new is made, and after it those before, with which something may have been made
 *  that is on its way: links in mails, forms that are open (decision 0126). */
export function appSecrets(): [present: string, ...before: string[]] {
  const { APP_SECRET, APP_SECRET_FALLBACKS } = env();
  return [APP_SECRET, ...APP_SECRET_FALLBACKS];
}
