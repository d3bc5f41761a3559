/** Words that are unstressed in English: articles, prepositions, conjunctions, pronouns, auxiliaries. */
const words =
  'a an the of to in on at for and or but is are was were be been am i you he she it we they me him ' +
  'her us them my your his its our their this that these those with as by from into than then so if ' +
  'not do does did has have had will would can could should may might must there who which what ' +
  'when where while because about out up over';

const functionWords = new Set(words.split(' '));

/** Whether a word is a function word.
 *  @param word lower case, without punctuation; contractions count by their stem */
export function isFunctionWord(word: string): boolean {
  return functionWords.has(word) || functionWords.has(word.replace(/(n't|'[a-z]+)$/, ''));
}
