import type { ParsedToken, PartOfSpeech } from '~/domain/grading/types';
import { toTable } from '~/lib/to-table';

/** Contractions that the model keeps as one word, although it splits all others. */
const WHOLE = toTable<readonly [PartOfSpeech, string]>({
  "i'm": ['PRON', 'be'],
  "here's": ['ADV', 'be'],
});

/** Splits a contraction that the model has kept whole and tagged as a name: `I'm` is a pronoun and a verb. */
export function splitContraction(token: ParsedToken): ParsedToken[] {
  const known = WHOLE.get(token.text.toLowerCase());
  if (!known) return [token];
  const [pos, lemma] = known;
  const at = token.text.indexOf("'");
  const text = token.text.slice(0, at);
  return [
    { text, lemma: text.toLowerCase(), pos, spaced: token.spaced },
    { text: token.text.slice(at), lemma, pos: 'AUX', spaced: false },
  ];
}
