import type { PartOfSpeech } from '~/domain/grading/types';

/** The kinds of words that determine readings of a spelling; an adverb counts as its adjective. */
export type WordKind = 'noun' | 'verb' | 'adjective';

const listOf = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words after which an ambiguous word is a verb. */
const BEFORE_VERBS = listOf(
  `i you we they he she who can can't could couldn't will won't would wouldn't should shouldn't may might must shall
  don't doesn't didn't please let's i'll you'll we'll they'll he'll she'll it'll i'd you'd we'd they'd`,
);
/** Words after which it is a noun or adjective. */
const BEFORE_NOUNS = listOf(
  `a an the this these those my your his her its our their no some any each every another one two three four five
  of in on at for with from by about into`,
);
/** Words after which it is an adjective. */
const BEFORE_ADJECTIVES = listOf(
  "am is are was were be been it's that's he's she's i'm we're they're you're too so very as how quite",
);
/** Words before which it is a verb, unless something indicates a noun. */
const OBJECTS = listOf(
  'me us him it them the a an my your his our their this these those another each every',
);

/** The kind of a word in its text, if its neighbours and the parser agree; null otherwise. The parser alone
 *  assigns one heteronym in eight to another kind (`I can't close it`, `Excuse me`).
 *  @param words of the text, in lower case and without punctuation
 *  @param pos the parser's result, if there is one */
export function wordKind(
  words: readonly string[],
  index: number,
  pos: PartOfSpeech | null,
): WordKind | null {
  const before = words[index - 1] ?? '';
  const isVerb = pos === 'VERB' || pos === 'AUX';
  if (BEFORE_VERBS.has(before) || (before === 'to' && isVerb)) return 'verb';
  if (BEFORE_NOUNS.has(before)) {
    if (pos === 'NOUN') return 'noun';
    return pos === 'ADJ' ? 'adjective' : null;
  }
  if (BEFORE_ADJECTIVES.has(before)) return pos === 'ADJ' || pos === 'ADV' ? 'adjective' : null;
  return before !== 'to' && OBJECTS.has(words[index + 1] ?? '') && pos !== 'ADJ' ? 'verb' : null;
}
