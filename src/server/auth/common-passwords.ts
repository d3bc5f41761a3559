import popular from 'popular-passwords';
import { isRepetition } from '~/domain/password-rules';

let listed: Set<string> | undefined;

/** Whether a password is among the some forty thousand that are guessed first, or is only a row of one
 *  repeated piece. @param plain lower case */
export function isCommonPassword(plain: string): boolean {
  listed ??= new Set(popular);
  return listed.has(plain) || isRepetition(plain);
}

/** The list, one a line, for browsers that say so before anything is sent. */
export function commonPasswordLines(): string {
  return popular.join('\n');
}
