import { dictionary } from 'cmu-pronouncing-dictionary';

/** A line of the CMU dictionary; undefined for a key that it lacks. The package gives it as an object of 134,000 keys,
 *  which is asked here alone, and for keys of its own alone.
 *  @param key a word in lower case, or one of its further pronunciations: `read(2)` */
export const dictionaryLine = (key: string): string | undefined =>
  Object.hasOwn(dictionary, key) ? dictionary[key] : undefined;
