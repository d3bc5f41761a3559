import { isOwnNameOrEmail, type PasswordUser, passwordVerdict } from '~/domain/password-rules';
import type { FieldErrors } from '~/forms/form-errors';
import { isKnownCommonPassword } from './common-passwords';

/** Errors of a new password that need no server: it contains the user's name or e-mail, is common, or
 *  differs from its confirmation, where the form has one.
 *  @param owner the user; by default the form's own e-mail and name */
export function checkNewPassword(
  fields: Record<string, string>,
  owner: PasswordUser = { email: fields.email ?? '', name: fields.name ?? '' },
): FieldErrors {
  const { password = '', confirm } = fields;
  const errors: FieldErrors =
    confirm === undefined || confirm === password ? {} : { confirm: 'passwordConfirm' };
  if (password && isOwnNameOrEmail(password, owner)) return { ...errors, password: 'passwordOwn' };
  return passwordVerdict(password, owner, isKnownCommonPassword) === 'common'
    ? { ...errors, password: 'PASSWORD_TOO_COMMON' }
    : errors;
}
