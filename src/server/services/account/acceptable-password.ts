import { isCommonPassword } from '~/server/auth/common-passwords';
import { ServiceError } from '~/server/errors';

/** Refuses a password that is on the list of common ones, or the account's own e-mail or name.
 *  @throws ServiceError PASSWORD_TOO_COMMON, on the field `password` */
export function requireAcceptablePassword(password: string, email: string, name = ''): void {
  const plain = plainOf(password);
  const own = [email, email.split('@')[0] ?? '', name].map(plainOf);
  if (own.includes(plain) || isCommonPassword(plain)) throw new ServiceError('PASSWORD_TOO_COMMON');
}

/** As somebody who guesses would write it: lower case, without spaces around or inside. */
function plainOf(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}
