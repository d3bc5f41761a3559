import { chooseFrom } from './choose-unit';
import type { Shortlist } from './shortlist';
import { takeStock } from './stock';
import type { Choice, ChoiceOptions, Keys, ParsedPiece, Selection, Swap } from './types';

/** Swaps one pick: it is banned, what the editor wants in its place is pinned, and the rest is chosen again from
 *  where it stood, so that only what has become better changes. Pins of `options` hold. The answer's options carry
 *  the ban and the pin; pass them on to the next swap.
 *  @param pool as given to `chooseUnit`
 *  @param choice what to change */
export function reoptimise(
  pool: Shortlist | readonly ParsedPiece[],
  options: ChoiceOptions,
  choice: Extract<Choice, { ok: true }> | { selection: Selection },
  swap: Swap,
): Choice {
  const { selection } = choice;
  const next: ChoiceOptions = {
    ...options,
    pinned: edited(options.pinned, swap, { add: swap.in, drop: swap.out }),
    banned: edited(options.banned, swap, { add: swap.out, drop: swap.in }),
  };
  const held = swap.keepRest ? { ...next, pinned: withRest(next.pinned!, selection, swap) } : next;
  const stock = takeStock(pool, held);
  const stays = new Set(selection.sentences.map(({ key }) => key));
  if (swap.kind === 'sentence') stays.delete(swap.out);
  const pinned = new Set(stock.pinnedSentences.map(({ key }) => key));
  const kept = stock.sentences.filter(({ key }) => stays.has(key) && !pinned.has(key));
  const start = [...stock.pinnedSentences, ...kept].slice(0, Math.max(pinned.size, 10));
  const again = chooseFrom(stock, held, start);
  return again.ok ? { ...again, options: next } : again;
}

const listOf = ({ kind }: Swap): keyof Keys => (kind === 'word' ? 'words' : 'sentences');

function edited(
  keys: Keys | undefined,
  swap: Swap,
  { add, drop }: { add: string | undefined; drop: string | undefined },
): Keys {
  const all: Keys = keys ?? { words: [], sentences: [] };
  const list = all[listOf(swap)].filter((key) => key !== drop && key !== add);
  return { ...all, [listOf(swap)]: add === undefined ? list : [...list, add] };
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
