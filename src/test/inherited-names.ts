/** Words that are names of inherited properties of every object, and so may occur in texts, and keys that the
 *  transport of our calls rejects. A look-up by words in a plain object would take them for its own rows. */
export const INHERITED_NAMES: readonly string[] = [
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
].filter((name, index, all) => all.indexOf(name) === index);
