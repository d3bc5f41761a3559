import popular from 'popular-passwords';
import { isGuessable } from '~/domain/password-rules';
import { env } from '~/env';

let listed: Set<string> | undefined;

/** Whether a password is among the some forty thousand that are guessed first, or as good as that.
 *  @param password as it was typed */
export function isCommonPassword(password: string): boolean {
  listed ??= new Set(popular);
  const list = listed;
  const { SITE_NAME_ZH, SITE_NAME_EN } = env();
  return isGuessable(password, (plain) => list.has(plain), [SITE_NAME_ZH, SITE_NAME_EN]);
}

/** The list, one a line, for browsers that say so before anything is sent. */
export function commonPasswordLines(): string {
  return popular.join('\n');
}
