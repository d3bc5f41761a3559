import popular from 'popular-passwords';
import { isGuessable } from '~/domain/password-rules';
import { env } from '~/env';

let commonPasswords: Set<string> | undefined;

/** Whether a password is among the some forty thousand that are guessed first, or as good as that.
 *  @param password as it was typed */
export function isCommonPassword(password: string): boolean {
  commonPasswords ??= new Set(popular);
  const list = commonPasswords;
  const { SITE_NAME_ZH, SITE_NAME_EN } = env();
  return isGuessable(password, (normalised) => list.has(normalised), [SITE_NAME_ZH, SITE_NAME_EN]);
}

/** The list, one a line, for browsers that say so before anything is sent. */
export function toCommonPasswordLines(): string {
  return popular.join('\n');
}
