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

/** Whoever guesses tries the name of the service first. */
const SERVICE_NAMES = ['shuoyi', '說譯', '说译'];

/** Apart from the case and width of its letters as it was typed. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** As somebody who guesses would write it: NFKC, lower case, without spaces around or inside and without
 *  signs that nobody sees. */
export function plainPassword(text: string): string {
  return folded(text).replace(/[\s\p{DI}]/gu, '');
}

/** Whether a password is its owner's e-mail, the part before the @, or the name. */
export function isOwnersWord(password: string, { email, name }: PasswordOwner): boolean {
  const own = [email, email.split('@')[0] ?? '', name].map(plainPassword).filter(Boolean);
  return own.includes(plainPassword(password));
}

/** Whether a password would be guessed: it is listed, one piece of up to three characters repeated, little
 *  but blanks, or the service's name with nothing but digits and signs around it. As it was typed it has to
 *  hold, blanks included, and without them.
 *  @param isListed whether a plain password is on a list of common ones
 *  @param names what the service is called besides its own name */
export function isGuessable(
  password: string,
  isListed: (plain: string) => boolean,
  names: readonly string[] = [],
): boolean {
  const typed = folded(password);
  const plain = plainPassword(password);
  if (plain.length * 2 < typed.length || isRepetition(typed) || isRepetition(plain)) return true;
  return isListed(plain) || isNameOfService(plain, [...SERVICE_NAMES, ...names], isListed);
}

function isRepetition(text: string): boolean {
  return /^(.{1,3})\1+$/su.test(text);
}

function isNameOfService(
  plain: string,
  names: readonly string[],
  isListed: (plain: string) => boolean,
): boolean {
  const words = names.map(plainPassword).filter(Boolean);
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), plain);
  return rest !== plain && (isListed(rest) || /^[\p{N}\p{P}\p{S}]*$/u.test(rest));
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
  if (missingCharacters(password) > 0) return 'short';
  if (isOwnersWord(password, owner)) return 'own';
  if (isGuessable(password, isListed)) return 'common';
  const signs = [...plainPassword(password)];
  return signs.length >= LONG && new Set(signs).size >= VARIED ? 'strong' : 'fair';
}
