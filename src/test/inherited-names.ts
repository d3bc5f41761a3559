/** Words that are the names of what every object inherits, as texts may have them, and what the transport of our calls
 *  refuses as a key. A table that is asked with words, and is an object, takes them for rows of its own. */
export const INHERITED_NAMES: readonly string[] = [
  'prototype',
  ...Object.getOwnPropertyNames(Object.prototype),
  ...Object.getOwnPropertyNames(Object.prototype).map((name) => name.toLowerCase()),
].filter((name, index, all) => all.indexOf(name) === index);
