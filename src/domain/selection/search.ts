import { type Judged, judge } from './objective';
import { compare } from './shortlist';
import type { OfferedSentence, Stock } from './stock';

const SIZE = 10;
/** How many sentences are tried in each place. */
const TRIED = 100;
const ROUNDS = 6;
/** What a change must be worth, so that the search ends. */
const LEAST_GAIN = 1e-6;

/** Ten sentences and their words: greedy from `start`, then every place is offered other sentences until no
 *  exchange is worth it. Null when there are too few. */
export function search(stock: Stock, start: readonly OfferedSentence[]): Judged | null {
  const kept = new Set(stock.pinnedSentences.map(({ key }) => key));
  const byWorth = [...stock.sentences].sort(
    (a, b) => promise(b, stock) - promise(a, stock) || compare(a.key, b.key),
  );
  const filled = fill([...start], byWorth, stock);
  return filled && improve(filled, byWorth.slice(0, TRIED), kept, stock);
}

/** What a sentence may bring: itself and its best two words. */
function promise({ worth, offers }: OfferedSentence, { words }: Stock): number {
  const values = offers.map((key) => words.get(key)!.worth.total!).sort((a, b) => b - a);
  return worth.total! + (values[0] ?? -5) + 0.3 * (values[1] ?? 0);
}

function fill(
  chosen: OfferedSentence[],
  pool: readonly OfferedSentence[],
  stock: Stock,
): Judged | null {
  let judged = judge(chosen, stock);
  while (chosen.length < SIZE) {
    let best: Judged | null = null;
    const taken = new Set(chosen.map(({ text }) => text));
    for (const sentence of pool) {
      if (taken.has(sentence.text)) continue;
      const tried = judge([...chosen, sentence], stock);
      if (!best || tried.parts.total! > best.parts.total!) best = tried;
    }
    if (!best) return null;
    judged = best;
    chosen = [...best.sentences];
  }
  return judged;
}

function improve(
  from: Judged,
  pool: readonly OfferedSentence[],
  kept: ReadonlySet<string>,
  stock: Stock,
): Judged {
  let best = from;
  for (let round = 0; round < ROUNDS; round++) {
    const before = best.parts.total!;
    for (let place = 0; place < SIZE; place++) {
      if (kept.has(best.sentences[place]!.key)) continue;
      for (const sentence of pool) {
        if (best.sentences.some(({ text }) => text === sentence.text)) continue;
        const tried = judge(best.sentences.with(place, sentence), stock);
        if (tried.parts.total! > best.parts.total! + LEAST_GAIN) best = tried;
      }
    }
    if (best.parts.total! <= before + LEAST_GAIN) break;
  }
  return best;
}
