import popular from 'popular-passwords';
import { isGuessable } from '~/domain/password-rules';
import { env } from '~/env';

let commonPasswords: Set<string> | undefined;

/** Whether a password is among the forty thousand most common ones, or a simple pattern or the site's name.
 *  @param password as typed */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(popular);
  const list = commonPasswords;
  const { SITE_NAME_ZH, SITE_NAME_EN } = env();
  return isGuessable(password, (normalised) => list.has(normalised), [SITE_NAME_ZH, SITE_NAME_EN]);
}

/** The list of common passwords, one a line, for the check in the browser before a form is sent. */
export function toCommonPasswordLines(): string {
  return popular.join('\n');
}
