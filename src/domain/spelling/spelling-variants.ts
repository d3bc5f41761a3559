import { toTable } from '~/lib/to-table';

/** British → American spellings that the rules of `canonicalSpelling` do not cover. */
const PAIRS = toTable<string>({
  grey: 'gray',
  tyre: 'tire',
  cheque: 'check',
  plough: 'plow',
  programme: 'program',
  aluminium: 'aluminum',
  pyjamas: 'pajamas',
  moustache: 'mustache',
  practise: 'practice',
  defence: 'defense',
  licence: 'license',
  offence: 'offense',
  ageing: 'aging',
  storey: 'story',
  okay: 'ok',
  mum: 'mom',
});

/** One spelling for both variants of a word, such as colour and color. For comparison only: the result need
 *  not be a word. @param word lower case */
export function canonicalSpelling(word: string): string {
  return (PAIRS.get(word) ?? word)
    .replace(/(\w{2})our(s|ed|ing|ful|hood|ite|able|er|ers)?$/, '$1or$2')
    .replace(/(\w{2}[iy])s(e|es|ed|er|ers|ing|ation|ations)$/, '$1z$2')
    .replace(/(\w{2})tre(s|d)?$/, '$1ter$2')
    .replace(/([aeiou][^aeiou]+e)ll(ed|ing|er|ers)$/, '$1l$2')
    .replace(/(\w{2})ogue(s)?$/, '$1og$2');
}

const ENDINGS: readonly [RegExp, readonly string[]][] = [
  [/^(.+)n't$/, ['not']],
  [/^(.+)'re$/, ['are']],
  [/^(.+)'ll$/, ['will']],
  [/^(.+)'ve$/, ['have']],
  [/^(.+)'d$/, ['would', 'had']],
  [/^(.+)'s$/, ['is', 'has']],
  [/^(.+)'m$/, ['am']],
];
const IRREGULAR = toTable<string>({
  "can't": 'can not',
  "won't": 'will not',
  "shan't": 'shall not',
  "let's": 'let us',
});

/** Whether `short` contracts the two words, as "it's" does "it is". All lower case. */
export function isContractionOf(short: string, first: string, second: string): boolean {
  const irregular = IRREGULAR.get(short);
  if (irregular) return irregular === `${first} ${second}`;
  return ENDINGS.some(
    ([ending, seconds]) => ending.exec(short)?.[1] === first && seconds.includes(second),
  );
}
