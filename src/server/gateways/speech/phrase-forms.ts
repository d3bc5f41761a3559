import { toTable } from '~/lib/to-table';

/** Words with a special form before *to*, ARPAbet with stress digits: *used to* is /juːst/, and *have to*
 *  loses its voice before the t. `gonna` and `wanna` are separate words, which a learner reads as written. */
const BEFORE_TO = toTable<string>({
  used: 'Y UW1 S T',
  have: 'HH AE1 F',
  has: 'HH AE1 S',
  supposed: 'S AH0 P OW1 S T',
});

const FORMS_OF_BE = new Set(
  "be been being is isn't are aren't was wasn't were weren't am".split(' '),
);

/** The special form of a word before the next one, with stress digits; null for none. It takes precedence over
 *  the dictionary's unless a form of *be* precedes: the bridge *is used to* carry trains.
 *  @param words of the text, in lower case and without punctuation */
export function phraseForm(
  words: readonly string[],
  index: number,
): { phones: string[]; first: boolean } | null {
  const word = words[index]!;
  const form = BEFORE_TO.get(word);
  if (words[index + 1] !== 'to' || !form) return null;
  const afterBe = /^'(s|re|m)$/.test(words[index - 1]?.slice(-3) ?? '');
  const first = word === 'used' && !FORMS_OF_BE.has(words[index - 1] ?? '') && !afterBe;
  return { phones: form.split(' '), first };
}
