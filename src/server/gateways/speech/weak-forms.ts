import { toTable } from '~/lib/to-table';

/** Forms of unstressed words that the dictionary lacks or writes with a stressed vowel (Roach 2009, ch. 12: weak
 *  forms), ARPAbet with stress digits. Forms without h (`'im`) are left out: learners confuse `he` and `she`. */
const WEAK_FORMS = toTable<readonly string[]>({
  a: ['AH0'],
  am: ['AH0 M'],
  an: ['AH0 N'],
  and: ['AH0 N D', 'AH0 N'],
  are: ['ER0'],
  as: ['AH0 Z'],
  at: ['AH0 T'],
  because: ['B IH0 K AH0 Z'],
  been: ['B IH0 N', 'B IY1 N'],
  but: ['B AH0 T'],
  can: ['K AH0 N'],
  could: ['K AH0 D'],
  do: ['D AH0'],
  for: ['F ER0'],
  from: ['F R AH0 M'],
  had: ['HH AH0 D', 'AH0 D'],
  has: ['HH AH0 Z', 'AH0 Z'],
  have: ['HH AH0 V', 'AH0 V'],
  into: ['IH1 N T AH0'],
  just: ['JH AH0 S T', 'JH AH0 S'],
  must: ['M AH0 S T', 'M AH0 S'],
  of: ['AH0 V'],
  or: ['ER0'],
  should: ['SH AH0 D'],
  some: ['S AH0 M'],
  than: ['DH AH0 N'],
  that: ['DH AH0 T'],
  the: ['DH AH0', 'DH IY0'],
  them: ['DH AH0 M'],
  there: ['DH ER0'],
  to: ['T AH0'],
  us: ['AH0 S'],
  was: ['W AH0 Z'],
  were: ['W ER0'],
  would: ['W AH0 D'],
  you: ['Y AH0'],
  your: ['Y ER0'],
});

/** The weak forms of a word, with stress digits; none for a word that is never weak.
 *  @param word in lower case */
export const weakForms = (word: string): string[][] =>
  (WEAK_FORMS.get(word) ?? []).map((form) => form.split(' '));
