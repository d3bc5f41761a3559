/** Who a password belongs to, as far as it is known where the question is asked. */
export interface PasswordOwner {
  email: string;
  name: string;
}

/** What stands against a password, or how good it is. Length and being unknown count; which kinds of
 *  characters it has does not (NIST SP 800-63B, 5.1.1.2). */
export type PasswordVerdict = 'short' | 'own' | 'common' | 'fair' | 'strong';

const SHORTEST = 8;
const LONG = 14;
const VARIED = 6;

/** As somebody who guesses would write it: NFKC, lower case, without spaces around or inside. */
export function plainPassword(text: string): string {
  return text.normalize('NFKC').toLowerCase().replace(/\s/g, '');
}

/** Whether a password is its owner's e-mail, the part before the @, or the name. */
export function isOwnersWord(password: string, { email, name }: PasswordOwner): boolean {
  const own = [email, email.split('@')[0] ?? '', name].map(plainPassword);
  return own.includes(plainPassword(password));
}

/** Whether a password is one piece of up to three characters, repeated. @param plain lower case */
export function isRepetition(plain: string): boolean {
  return /^(.{1,3})\1+$/.test(plain);
}

/** How many characters are missing, as people count them (code points after NFKC). */
export function missingCharacters(password: string): number {
  return Math.max(0, SHORTEST - [...password.normalize('NFKC')].length);
}

/** @param isListed whether a plain password is on a list of common ones */
export function passwordVerdict(
  password: string,
  owner: PasswordOwner,
  isListed: (plain: string) => boolean,
): PasswordVerdict {
  const plain = plainPassword(password);
  if (missingCharacters(password) > 0) return 'short';
  if (isOwnersWord(password, owner)) return 'own';
  if (isRepetition(plain) || isListed(plain)) return 'common';
  const signs = [...plain];
  return signs.length >= LONG && new Set(signs).size >= VARIED ? 'strong' : 'fair';
}
