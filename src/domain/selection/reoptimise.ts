import { buildCandidates, type CandidateSet } from './candidate-set';
import { chooseFrom, UNIT_SIZE } from './choose-unit';
import type { Shortlist } from './shortlist';
import type {
  Keys,
  ParsedArticle,
  Selection,
  SelectionOptions,
  SelectionResult,
  Swap,
} from './types';

/** Swaps one item of a selection: bans it, pins its replacement, if any, and repeats the search from the
 *  current sentences, so that others change only where that raises the score. The pins of `options` remain.
 *  The options of the result contain the ban and the pin; pass them to the next swap.
 *  @param pool as given to `chooseUnit`
 *  @param choice the selection to change */
export function reoptimise(
  pool: Shortlist | readonly ParsedArticle[],
  options: SelectionOptions,
  choice: Extract<SelectionResult, { ok: true }> | { selection: Selection },
  swap: Swap,
): SelectionResult {
  const { selection } = choice;
  const next: SelectionOptions = {
    ...options,
    pinned: editKeys(options.pinned, swap, { add: swap.in, drop: swap.out }),
    banned: editKeys(options.banned, swap, { add: swap.out, drop: swap.in }),
  };
  const effectiveOptions = swap.keepRest
    ? { ...next, pinned: pinRest(next.pinned!, selection, swap) }
    : next;
  const candidates = buildCandidates(pool, effectiveOptions);
  const problem = swapProblem(candidates, selection, swap);
  if (problem) return refuse(problem, candidates);
  const currentKeys = new Set(selection.sentences.map(({ key }) => key));
  if (swap.kind === 'sentence') currentKeys.delete(swap.out);
  const pinned = new Set(candidates.pinnedSentences.map(({ key }) => key));
  const remaining = candidates.sentences.filter(
    ({ key }) => currentKeys.has(key) && !pinned.has(key),
  );
  const start = [...candidates.pinnedSentences, ...remaining].slice(0, Math.max(pinned.size, 10));
  const result = chooseFrom(candidates, effectiveOptions, start);
  if (result.ok) return { ...result, options: next };
  return refuse(failureOf(result.failure, candidates, effectiveOptions, swap), candidates);
}

const refuse = (failure: string, { words, sentences }: CandidateSet): SelectionResult => ({
  ok: false,
  failure,
  found: { words: words.size, sentences: sentences.length },
});

/** The reason why the wanted item cannot be used, as far as it is known before the search; null otherwise. */
function swapProblem(
  { words, missing }: CandidateSet,
  selection: Selection,
  { kind, out, in: wanted }: Swap,
): string | null {
  if (wanted === undefined) return null;
  const items = kind === 'word' ? selection.words : selection.sentences;
  const index = items.findIndex(({ key }) => key === wanted);
  if (wanted === out) return `“${wanted}” is the ${kind} that is to go`;
  if (index >= 0) return `“${wanted}” is in the unit already, as ${kind} ${index + 1}`;
  const isKnown = kind === 'word' ? words.get(wanted)?.articleCount : !missing.includes(wanted);
  return isKnown ? null : `no piece of the draft has the ${kind} “${wanted}”`;
}

/** The reason why the search found nothing, in terms of the swap. */
function failureOf(
  failure: string,
  { sentences, pinnedSentences }: CandidateSet,
  { level }: SelectionOptions,
  { kind, keepRest }: Swap,
): string {
  const others = sentences.length - pinnedSentences.length;
  const kept = keepRest ? 'are kept' : 'have been worked on and stay';
  if (pinnedSentences.length >= UNIT_SIZE)
    return `all ${UNIT_SIZE} sentences ${kept}, and they have no other word to teach at ${level}`;
  if (kind === 'sentence' && others === 0)
    return 'no other sentence is left: all good ones are in the unit or have been thrown out';
  return failure;
}

const keyListName = ({ kind }: Swap): keyof Keys => (kind === 'word' ? 'words' : 'sentences');

function editKeys(
  keys: Keys | undefined,
  swap: Swap,
  { add, drop }: { add: string | undefined; drop: string | undefined },
): Keys {
  const all: Keys = keys ?? { words: [], sentences: [] };
  const list = all[keyListName(swap)].filter((key) => key !== drop && key !== add);
  return { ...all, [keyListName(swap)]: add === undefined ? list : [...list, add] };
}

/** The pins together with every other item of the selection. */
function pinRest(pinned: Keys, { words, sentences }: Selection, { kind, out }: Swap): Keys {
  const rest = (items: readonly { key: string }[], itemKind: Swap['kind']) =>
    items.map(({ key }) => key).filter((key) => kind !== itemKind || key !== out);
  return {
    words: [...new Set([...pinned.words, ...rest(words, 'word')])],
    sentences: [...new Set([...pinned.sentences, ...rest(sentences, 'sentence')])],
  };
}
