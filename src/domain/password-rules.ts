/** The user of a password, as far as known to the caller. */
export interface PasswordUser {
  email: string;
  name: string;
}

/** The reason to reject a password, or its strength. Only length and guessability count, not the kinds of
 *  characters (NIST SP 800-63B, 5.1.1.2). */
export type PasswordVerdict = 'short' | 'own' | 'common' | 'fair' | 'strong';

/** Minimum length in characters, as `missingCharacters` counts them. */
const MIN_LENGTH = 8;
const STRONG_LENGTH = 14;
/** Minimum number of distinct characters of a strong password. */
const STRONG_VARIETY = 6;

/** Names of the service, which attackers try first. */
const SERVICE_NAMES = ['shuoyi', '說譯', '说译'];

/** The text as typed, except for the case and width of its letters. */
const folded = (text: string) => text.normalize('NFKC').toLowerCase();

/** The password as a guess would be written: NFKC, lower case, without blanks around or inside and without
 *  invisible characters. */
function plainPassword(text: string): string {
  return folded(text).replace(/[\s\p{DI}]/gu, '');
}

/** Whether a password is its user's e-mail, the part of it before the @, or the user's name. */
export function isOwnNameOrEmail(password: string, { email, name }: PasswordUser): boolean {
  const own = [email, email.split('@')[0] ?? '', name].map(plainPassword).filter(Boolean);
  return own.includes(plainPassword(password));
}

/** Whether a password is easy to guess: it is listed, a repetition of up to three characters, mostly blanks, or
 *  the service's name with only digits and signs around it. Both forms are checked, with blanks as typed and
 *  without them.
 *  @param isListed whether a plain password is on a list of common ones
 *  @param names further names of the service, such as the configured one */
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

/** The number of characters that a password is too short by (code points after NFKC). */
export function missingCharacters(password: string): number {
  return Math.max(0, MIN_LENGTH - [...password.normalize('NFKC')].length);
}

/** @param isListed whether a plain password is on a list of common ones */
export function passwordVerdict(
  password: string,
  owner: PasswordUser,
  isListed: (plain: string) => boolean,
): PasswordVerdict {
  if (missingCharacters(password) > 0) return 'short';
  if (isOwnNameOrEmail(password, owner)) return 'own';
  if (isGuessable(password, isListed)) return 'common';
  const characters = [...plainPassword(password)];
  const strong = characters.length >= STRONG_LENGTH && new Set(characters).size >= STRONG_VARIETY;
  return strong ? 'strong' : 'fair';
}
