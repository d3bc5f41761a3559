import { dictionary } from 'cmu-pronouncing-dictionary';

/** A line of the CMU dictionary; undefined for a key that it lacks. The package exports an object of 134,000 keys,
 *  which is used only here, and only by its own keys.
 *  @param key a word in lower case, or one of its further pronunciations: `read(2)` */
export const dictionaryLine = (key: string): string | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
