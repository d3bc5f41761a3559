import { env } from '~/env';

/** APP_SECRET, which signs and seals everything new, followed by its previous values, which are valid for earlier
 *  links in mails and open forms (decision 0126). */
export function appSecrets(): [present: string, ...before: string[]] {
  const { APP_SECRET, APP_SECRET_FALLBACKS } = env();
  return [APP_SECRET, ...APP_SECRET_FALLBACKS];
}
