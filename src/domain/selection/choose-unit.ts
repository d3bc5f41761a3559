import { buildCandidates, type CandidateSentence, type CandidateSet } from './candidate-set';
import { explain } from './explain';
import { search } from './search';
import type { Shortlist } from './shortlist';
import type { ParsedArticle, SelectionOptions, SelectionResult } from './types';

/** Number of words, and of sentences, of a unit. */
export const UNIT_SIZE = 10;

/** Chooses the ten words and ten sentences with the highest total score. Deterministic for the same pool,
 *  options and seed, in any order of the articles.
 *  @param pool articles, or a shortlist made for the same level and category */
export function chooseUnit(
  pool: Shortlist | readonly ParsedArticle[],
  options: SelectionOptions,
): SelectionResult {
  const candidates = buildCandidates(pool, options);
  return chooseFrom(candidates, options, candidates.pinnedSentences);
}

/** Chooses a unit, starting the search from given sentences.
 *  @param start must contain the pinned sentences */
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
    const { words, sentences } = countFound(candidates);
    const category = options.category ?? 'any category';
    return rejectChoice(
      `${candidates.articleCount} pieces of ${category} have ${words} words to teach at ${options.level} in ${sentences} good sentences, a unit takes ${UNIT_SIZE} of each`,
      candidates,
    );
  }
  return { ok: true, selection: explain(evaluation, candidates, options), options };
}

function rejectChoice(reason: string, candidates: CandidateSet): SelectionResult {
  return { ok: false, failure: `not enough material: ${reason}`, found: countFound(candidates) };
}

function countFound({ sentences, words }: CandidateSet): { words: number; sentences: number } {
  return { words: words.size, sentences: new Set(sentences.map(({ text }) => text)).size };
}
