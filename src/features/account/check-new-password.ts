import { isOwnersWord, type PasswordOwner, passwordVerdict } from '~/domain/password-rules';
import type { FieldErrors } from '~/forms/form-errors';
import { isKnownCommonPassword } from './common-passwords';

/** Complaints about a new password that need no server: the owner's own word, a common one, or the two
 *  are not the same. @param owner whose it is; without it the fields beside tell */
export function checkNewPassword(
  fields: Record<string, string>,
  owner: PasswordOwner = { email: fields.email ?? '', name: fields.name ?? '' },
): FieldErrors {
  const { password = '', confirm } = fields;
  const errors: FieldErrors = password === confirm ? {} : { confirm: 'passwordConfirm' };
  if (password && isOwnersWord(password, owner)) return { ...errors, password: 'passwordOwn' };
  return passwordVerdict(password, owner, isKnownCommonPassword) === 'common'
    ? { ...errors, password: 'PASSWORD_TOO_COMMON' }
    : errors;
}
