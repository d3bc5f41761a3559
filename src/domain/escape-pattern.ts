/** Escapes a text as a part of a regular expression. Letters and digits stay unchanged, because a backslash before
 *  them is an octal escape, a reference, or a class. */
export const escapePattern = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');
