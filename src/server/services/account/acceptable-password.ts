import { isCommonPassword } from '~/server/auth/common-passwords';
import { ServiceError } from '~/server/errors';

/** Refuses a password that is the e-mail itself or on the list of common ones.
 *  @throws ServiceError PASSWORD_TOO_COMMON, on the field `password` */
export function requireAcceptablePassword(password: string, email: string): void {
  const plain = password.normalize('NFKC').trim().toLowerCase();
  const local = email.split('@')[0] ?? '';
  if (plain === email || plain === local || isCommonPassword(plain))
    throw new ServiceError('PASSWORD_TOO_COMMON');
}
