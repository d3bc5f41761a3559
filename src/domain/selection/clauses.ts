import type { ParsedToken } from '../grading/types';

const NON_FINITE_AUXILIARIES = new Set(['be', 'been', 'being', 'having']);
const RELATIVE = new Set(['who', 'whom', 'whose', 'which', 'where', 'when', 'that']);
const LINKING = new Set(['and', 'or', 'but']);

/** Token indexes of the finite verbs: the first auxiliary of each chain, or a verb without auxiliary. */
export function finiteVerbs(tokens: readonly ParsedToken[]): number[] {
  return tokens.flatMap((_, i) => (isFiniteVerb(tokens, i) ? [i] : []));
}

function isFiniteVerb(tokens: readonly ParsedToken[], i: number): boolean {
  const { pos, text } = tokens[i]!;
  const form = text.toLowerCase();
  if (pos === 'AUX')
    return !NON_FINITE_AUXILIARIES.has(form) && !isPrecededBy(tokens, i, isAuxOrTo);
  if (pos !== 'VERB' || form.endsWith('ing')) return false;
  if (isPrecededBy(tokens, i, isAuxOrTo)) return false;
  // A participle directly after its noun and before its agent or place, as in "the road built by them",
  // is not finite.
  const previous = tokens[i - 1];
  const next = tokens[i + 1]?.pos;
  return !(
    previous?.pos === 'NOUN' &&
    /(?:ed|en|wn|lt|ught)$/.test(form) &&
    next === 'ADP' &&
    hasOtherVerb(tokens, i)
  );
}

const isAuxOrTo = ({ pos, lemma }: ParsedToken) => pos === 'AUX' || lemma === 'to';

/** Whether the nearest token before `index` that is neither an adverb nor `not` passes the test. */
function isPrecededBy(
  tokens: readonly ParsedToken[],
  index: number,
  test: (token: ParsedToken) => boolean,
): boolean {
  let previous = index - 1;
  while (tokens[previous]?.pos === 'ADV' || tokens[previous]?.lemma === 'not') previous--;
  const token = tokens[previous];
  return token !== undefined && test(token);
}

/** Whether the sentence has an auxiliary elsewhere, or a verb after `index`. */
function hasOtherVerb(tokens: readonly ParsedToken[], index: number): boolean {
  return tokens.some(
    ({ pos }, i) => i !== index && (pos === 'AUX' || (pos === 'VERB' && i > index)),
  );
}

/** Marks the tokens of the main clause. Relative and adverbial clauses and participles set off by a comma are
 *  excluded; reported clauses ("she says that …") are included, since the sentence is incomplete without
 *  them. */
export function mainClause(tokens: readonly ParsedToken[]): boolean[] {
  const main = tokens.map(() => true);
  const finite = finiteVerbs(tokens);
  for (let i = 0; i < tokens.length; i++) {
    if (!main[i] || !opensClause(tokens, i)) continue;
    for (let k = i; k < clauseEnd(tokens, finite, i); k++) main[k] = false;
  }
  return main;
}

function opensClause(tokens: readonly ParsedToken[], i: number): boolean {
  const { pos, lemma, text } = tokens[i]!;
  const previous = tokens[i - 1];
  const followsNoun = previous !== undefined && /^(?:NOUN|PROPN|PRON)$/.test(previous.pos);
  if (RELATIVE.has(lemma) && pos !== 'DET' && (followsNoun || previous?.text === ',')) return true;
  if (lemma === 'that') return false;
  if (lemma === 'when' || lemma === 'where') return tokens.at(-1)?.text !== '?';
  if (pos === 'SCONJ') return lemma !== 'to' && lemma !== 'of';
  const setOff = i === 0 || previous?.text === ',';
  return setOff && pos === 'VERB' && /ing$/.test(text) && !LINKING.has(tokens[i + 1]?.lemma ?? '');
}

/** Index after the last token of a clause. A clause that opens the sentence or is between commas ends at its
 *  comma; one after its noun ends before the verb of the main clause; any other at the end of the sentence. */
function clauseEnd(
  tokens: readonly ParsedToken[],
  finite: readonly number[],
  from: number,
): number {
  const comma = tokens.findIndex(({ text }, i) => i > from && text === ',');
  const opening = from === 0 || tokens[from - 1]?.text === ',';
  if (opening && comma > 0) return comma;
  const inside = finite.filter((i) => i >= from);
  const mainVerbBefore = finite.some((i) => i < from);
  const end = comma > 0 ? comma : tokens.length;
  if (mainVerbBefore) return end;
  return Math.min(inside[1] ?? tokens.length, end);
}
