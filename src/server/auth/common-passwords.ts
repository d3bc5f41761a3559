import popular from 'popular-passwords';

let listed: Set<string> | undefined;

/** Whether a password is among the some forty thousand that are guessed first, or is only a row of one
 *  repeated piece. @param plain lower case */
export function isCommonPassword(plain: string): boolean {
  listed ??= new Set(popular);
  return listed.has(plain) || /^(.{1,3})\1+$/.test(plain);
}
