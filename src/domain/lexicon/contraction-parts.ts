import { toTable } from '~/lib/to-table';

/** Contractions whose parts are not their letters. */
const IRREGULAR = toTable<readonly string[]>({
  "can't": ['can', 'not'],
  "won't": ['will', 'not'],
  "shan't": ['shall', 'not'],
  cannot: ['can', 'not'],
  "let's": ['let', 'us'],
  gonna: ['going', 'to'],
  wanna: ['want', 'to'],
  gotta: ['got', 'to'],
});

/** Ends of contractions. `'s` is left out: it is mostly a possessive, which `regularLemmas` takes off. */
const ENDS: readonly (readonly [end: string, word: string])[] = [
  ["n't", 'not'],
  ["'re", 'are'],
  ["'ll", 'will'],
  ["'ve", 'have'],
  ["'d", 'would'],
  ["'m", 'am'],
];

/** Words whose `'s` is *is*, and no possessive. */
const BEFORE_IS = new Set(
  'it he she that what there here who where how when why this everything something'.split(' '),
);

/** The words that a contraction stands for: `don't` → `do`, `not`. Null for other words.
 *  @param word in lower case, with straight apostrophes */
export function contractionParts(word: string): readonly string[] | null {
  const irregular = IRREGULAR.get(word);
  if (irregular) return irregular;
  for (const [end, second] of ENDS)
    if (word.endsWith(end) && word.length > end.length) return [word.slice(0, -end.length), second];
  const [first] = word.split("'");
  return word.endsWith("'s") && BEFORE_IS.has(first!) ? [first!, 'is'] : null;
}
