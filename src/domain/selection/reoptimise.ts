import { buildCandidates } from './candidate-set';
import { chooseFrom } from './choose-unit';
import type { Shortlist } from './shortlist';
import type {
  Keys,
  ParsedArticle,
  Selection,
  SelectionOptions,
  SelectionResult,
  Swap,
} from './types';

/** Swaps one pick: it is banned, what the editor wants in its place is pinned, and the rest is chosen again from
 *  where it stood, so that only what has become better changes. Pins of `options` hold. The answer's options carry
 *  the ban and the pin; pass them on to the next swap.
 *  @param pool as given to `chooseUnit`
 *  @param choice what to change */
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
    ? { ...next, pinned: withRest(next.pinned!, selection, swap) }
    : next;
  const candidates = buildCandidates(pool, effectiveOptions);
  const currentKeys = new Set(selection.sentences.map(({ key }) => key));
  if (swap.kind === 'sentence') currentKeys.delete(swap.out);
  const pinned = new Set(candidates.pinnedSentences.map(({ key }) => key));
  const kept = candidates.sentences.filter(({ key }) => currentKeys.has(key) && !pinned.has(key));
  const start = [...candidates.pinnedSentences, ...kept].slice(0, Math.max(pinned.size, 10));
  const again = chooseFrom(candidates, effectiveOptions, start);
  return again.ok ? { ...again, options: next } : again;
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

/** Everything that is not swapped, as if it were pinned. */
function withRest(pinned: Keys, { words, sentences }: Selection, { kind, out }: Swap): Keys {
  const rest = (keys: readonly { key: string }[], of: Swap['kind']) =>
    keys.map(({ key }) => key).filter((key) => kind !== of || key !== out);
  return {
    words: [...new Set([...pinned.words, ...rest(words, 'word')])],
    sentences: [...new Set([...pinned.sentences, ...rest(sentences, 'sentence')])],
  };
}
