import { buildCandidates, type CandidateSentence, type CandidateSet } from './candidate-set';
import { explain } from './explain';
import { search } from './search';
import type { Shortlist } from './shortlist';
import type { ParsedArticle, SelectionOptions, SelectionResult } from './types';

const UNIT_SIZE = 10;

/** Ten words and ten sentences that are worth most together. Same pool, options and seed, same choice, in whatever
 *  order the pieces came.
 *  @param pool pieces, or a shortlist made for the same level and category */
export function chooseUnit(
  pool: Shortlist | readonly ParsedArticle[],
  options: SelectionOptions,
): SelectionResult {
  const candidates = buildCandidates(pool, options);
  return chooseFrom(candidates, options, candidates.pinnedSentences);
}

/** The same, from sentences that are in already; pinned ones must be among them. */
export function chooseFrom(
  candidates: CandidateSet,
  options: SelectionOptions,
  start: readonly CandidateSentence[],
): SelectionResult {
  const pins = Math.max(candidates.pinnedWords.length, candidates.pinnedSentences.length);
  if (candidates.missing.length > 0)
    return rejectChoice(`no piece has the pinned sentence ${candidates.missing[0]}`, candidates);
  if (pins > UNIT_SIZE)
    return rejectChoice(`${pins} are pinned, a unit takes ${UNIT_SIZE}`, candidates);
  const evaluation = search(candidates, start);
  if (!evaluation || evaluation.chosen.words.length < UNIT_SIZE) {
    const { words, sentences } = found(candidates);
    const of = options.category ?? 'any category';
    return rejectChoice(
      `${candidates.articleCount} pieces of ${of} have ${words} words to teach at ${options.level} in ${sentences} good sentences, a unit takes ${UNIT_SIZE} of each`,
      candidates,
    );
  }
  return { ok: true, selection: explain(evaluation, candidates, options), options };
}

function rejectChoice(reason: string, candidates: CandidateSet): SelectionResult {
  return { ok: false, failure: `not enough material: ${reason}`, found: found(candidates) };
}

function found({ sentences, words }: CandidateSet): { words: number; sentences: number } {
  return { words: words.size, sentences: new Set(sentences.map(({ text }) => text)).size };
}
