import type { LexiconEntry } from './entry';
import { splitMeanings } from './unit-meaning';

const REMARK = /（[^（）]*）/g;
/** Endings of adjectives and adverbs. A word of two characters, such as 目的 or 土地, keeps its own. */
const ENDING = /(?<=..)[的地]$/u;
/** Characters that say little of a meaning: particles, and those that many meanings are built with. */
const COMMON = new Set('的地得了著是不無使在有一以人者性物');

/** Whether a meaning has nothing in common with any meaning of a word's entries. Remarks in brackets and the endings 的
 *  and 地 do not count. Two meanings have something in common when one contains the other, or when they share a
 *  character that is not among the commonest: Chinese synonyms such as 費用 and 花費, or 熱心 and 熱情, mostly do.
 *  @param meaning in Chinese, with `；` or `、` between several
 *  @returns false without an entry, or without a meaning, since nothing can be compared then */
export function contradictsEntries(
  meaning: string,
  entries: readonly Pick<LexiconEntry, 'meanings'>[],
): boolean {
  const own = bareMeanings(meaning);
  const known = entries.flatMap(({ meanings }) => meanings.flatMap(bareMeanings));
  if (own.length === 0 || known.length === 0) return false;
  return !own.some((one) => known.some((other) => isRelated(one, other)));
}

const bareMeanings = (text: string): string[] =>
  splitMeanings(text.replace(REMARK, '')).map((meaning) => meaning.replace(ENDING, ''));

function isRelated(one: string, other: string): boolean {
  if (one.includes(other) || other.includes(one)) return true;
  return [...one].some((character) => !COMMON.has(character) && other.includes(character));
}
