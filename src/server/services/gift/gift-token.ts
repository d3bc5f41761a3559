import { createHmac, hkdfSync } from 'node:crypto';
import { env } from '~/env';

/** The secret of a gift's link. It is derived from the server's secret, so that every e-mail to one address has
 *  the same link and none has to be stored; a change of the address increments the edition.
 *  @returns 43 URL-safe characters */
export function giftToken({ id, edition }: { id: string; edition: number }): string {
  const key = Buffer.from(hkdfSync('sha256', env().APP_SECRET, '', 'shuoyi gift', 32));
  return createHmac('sha256', key).update(`${id}:${edition}`).digest('base64url');
}
