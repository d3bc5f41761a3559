import type { ParsedToken } from '../grading/types';

const UNFINISHED = new Set(['be', 'been', 'being', 'having']);
const RELATIVE = new Set(['who', 'whom', 'whose', 'which', 'where', 'when', 'that']);
const LINKING = new Set(['and', 'or', 'but']);

/** Where the finite verbs of a sentence stand: the first auxiliary of each chain, or the verb that has none. */
export function finiteVerbs(tokens: readonly ParsedToken[]): number[] {
  return tokens.flatMap((_, i) => (isFiniteVerb(tokens, i) ? [i] : []));
}

function isFiniteVerb(tokens: readonly ParsedToken[], i: number): boolean {
  const { pos, text } = tokens[i]!;
  const form = text.toLowerCase();
  if (pos === 'AUX') return !UNFINISHED.has(form) && !follows(tokens, i, isAuxOrTo);
  if (pos !== 'VERB' || form.endsWith('ing')) return false;
  if (follows(tokens, i, isAuxOrTo)) return false;
  // "the road built by them": a participle right behind its noun, with its agent or place behind it.
  const back = tokens[i - 1];
  const next = tokens[i + 1]?.pos;
  return !(
    back?.pos === 'NOUN' &&
    /(?:ed|en|wn|lt|ught)$/.test(form) &&
    next === 'ADP' &&
    hasOther(tokens, i)
  );
}

const isAuxOrTo = ({ pos, lemma }: ParsedToken) => pos === 'AUX' || lemma === 'to';

/** Whether the nearest token before `i` that is no adverb, negation or pronoun of a question is such. */
function follows(
  tokens: readonly ParsedToken[],
  i: number,
  test: (token: ParsedToken) => boolean,
): boolean {
  let back = i - 1;
  while (tokens[back]?.pos === 'ADV' || tokens[back]?.lemma === 'not') back--;
  const token = tokens[back];
  return token !== undefined && test(token);
}

function hasOther(tokens: readonly ParsedToken[], at: number): boolean {
  return tokens.some(({ pos }, i) => i !== at && (pos === 'AUX' || (pos === 'VERB' && i > at)));
}

/** Which tokens belong to the main clause. Relative and adverbial clauses and participles set off by a comma do
 *  not; what is said, thought or shown ("she says that …") does, since the sentence is nothing without it. */
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
  const back = tokens[i - 1];
  const backIsNoun = back !== undefined && /^(?:NOUN|PROPN|PRON)$/.test(back.pos);
  if (RELATIVE.has(lemma) && pos !== 'DET' && (backIsNoun || back?.text === ',')) return true;
  if (lemma === 'that') return false;
  if (lemma === 'when' || lemma === 'where') return tokens.at(-1)?.text !== '?';
  if (pos === 'SCONJ') return lemma !== 'to' && lemma !== 'of';
  const setOff = i === 0 || back?.text === ',';
  return setOff && pos === 'VERB' && /ing$/.test(text) && !LINKING.has(tokens[i + 1]?.lemma ?? '');
}

/** A clause that opens the sentence or stands between commas ends at its comma; one behind its noun ends before
 *  the verb of the main clause; any other at the end of the sentence. */
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
