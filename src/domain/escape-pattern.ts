/** A text as a part of a regular expression that finds just this text. Letters and digits stay as they are: a backslash
 *  before them is an octal escape, a reference, or a class. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
