import { isOwnNameOrEmail } from '~/domain/password-rules';
import { isCommonPassword } from '~/server/credentials/common-passwords';
import { ServiceError } from '~/server/errors';

/** Asserts that a password is neither common nor too close to the account's e-mail or name.
 *  @throws ServiceError PASSWORD_TOO_COMMON, on the field `password` */
export function assertPasswordAllowed(password: string, email: string, name = ''): void {
  if (isOwnNameOrEmail(password, { email, name }) || isCommonPassword(password))
    throw new ServiceError('PASSWORD_TOO_COMMON');
}
