import { explain } from './explain';
import { search } from './search';
import type { Shortlist } from './shortlist';
import { type OfferedSentence, type Stock, takeStock } from './stock';
import type { Choice, ChoiceOptions, ParsedPiece } from './types';

const SIZE = 10;

/** Ten words and ten sentences that are worth most together. Same pool, options and seed, same choice, in whatever
 *  order the pieces came.
 *  @param pool pieces, or a shortlist made for the same level and category */
export function chooseUnit(
  pool: Shortlist | readonly ParsedPiece[],
  options: ChoiceOptions,
): Choice {
  const stock = takeStock(pool, options);
  return chooseFrom(stock, options, stock.pinnedSentences);
}

/** The same, from sentences that are in already; pinned ones must be among them. */
export function chooseFrom(
  stock: Stock,
  options: ChoiceOptions,
  start: readonly OfferedSentence[],
): Choice {
  const pins = Math.max(stock.pinnedWords.length, stock.pinnedSentences.length);
  if (stock.missing.length > 0)
    return refuse(`no piece has the pinned sentence ${stock.missing[0]}`, stock);
  if (pins > SIZE) return refuse(`${pins} are pinned, a unit takes ${SIZE}`, stock);
  const judged = search(stock, start);
  if (!judged || judged.chosen.words.length < SIZE) {
    const { words, sentences } = found(stock);
    const of = options.category ?? 'any category';
    return refuse(
      `${stock.pieces} pieces of ${of} have ${words} words to teach at ${options.level} in ${sentences} good sentences, a unit takes ${SIZE} of each`,
      stock,
    );
  }
  return { ok: true, selection: explain(judged, stock, options), options };
}

function refuse(why: string, stock: Stock): Choice {
  return { ok: false, refusal: `not enough material: ${why}`, found: found(stock) };
}

function found({ sentences, words }: Stock): { words: number; sentences: number } {
  return { words: words.size, sentences: new Set(sentences.map(({ text }) => text)).size };
}
