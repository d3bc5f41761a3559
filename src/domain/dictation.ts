import type { WordStatus } from './speech/types';

/** One word of the text as it was typed. */
export interface TypedWord {
  text: string;
  /** 0 … 100 */
  score: number;
  status: WordStatus;
  /** What stood in its place; null when nothing did. */
  typed: string | null;
}

export interface DictationResult {
  words: TypedWord[];
  /** Typed words that belong to no word of the text, as typed. */
  extra: string[];
  /** Mean of the words, 0 … 100. */
  score: number;
  /** Every word right or nearly right, and nothing added. */
  passed: boolean;
}

/** Written into each typed attempt: how it was graded. */
export const DICTATION_ENGINE = 'dictation/1';

const NEARLY_AT_MOST = 74;
const AGAIN_AT_MOST = 49;

interface Token {
  text: string;
  /** Lower case letters, digits and apostrophes only. */
  key: string;
}

/** Grades what a learner typed after listening: case, punctuation and hyphens do not count, a slip of
 *  one letter (two in a long word) is nearly right. Words are aligned by the cheapest edit.
 *  @param expected the words of the text, punctuation included */
export function gradeDictation(typed: string, expected: readonly string[]): DictationResult {
  const wanted = expected.flatMap((text, owner) =>
    tokens(text).map((token) => ({ owner, ...token })),
  );
  const given = tokens(typed);
  const pairs = alignTokens(wanted, given);
  const words = expected.map((text, owner) => {
    const own = pairs.filter(
      (pair) => pair.wanted !== null && wanted[pair.wanted]!.owner === owner,
    );
    return mergeParts(
      text,
      own.map(({ wanted: w, given: g }) => ({
        likeness: g === null ? 0 : likeness(wanted[w!]!.key, given[g]!.key),
        typed: g === null ? null : given[g]!.text,
      })),
    );
  });
  const extra = pairs.flatMap((pair) => (pair.wanted === null ? [given[pair.given!]!.text] : []));
  const score = Math.round(words.reduce((sum, word) => sum + word.score, 0) / words.length);
  const right = words.every(({ status }) => status === 'said' || status === 'nearly');
  return { words, extra, score, passed: right && extra.length === 0 };
}

function tokens(text: string): Token[] {
  return text
    .normalize('NFKC')
    .replace(/[‘’`´]/g, "'")
    .split(/[\s\-–—]+/)
    .map((part) => ({
      text: part,
      key: part.toLowerCase().replace(/[^\p{L}\p{N}']|^'+|'+$/gu, ''),
    }))
    .filter((token) => token.key !== '');
}

/** A hyphenated word is right when all of its parts are. */
function mergeParts(text: string, parts: { likeness: number; typed: string | null }[]): TypedWord {
  const there = parts.filter((part) => part.typed !== null);
  if (there.length === 0) return { text, score: 0, status: 'missing', typed: null };
  const typed = there.map((part) => part.typed).join(' ');
  const share = parts.reduce((sum, part) => sum + part.likeness, 0) / parts.length;
  if (share === 1) return { text, score: 100, status: 'said', typed };
  const near = parts.every((part) => isSlip(part.likeness, part.typed));
  const score = Math.min(near ? NEARLY_AT_MOST : AGAIN_AT_MOST, Math.round(share * 100));
  return { text, score, status: near ? 'nearly' : 'again', typed };
}

/** One wrong letter in a word of three to seven, two in a longer one. */
function isSlip(likenessOfWords: number, typed: string | null): boolean {
  return typed !== null && likenessOfWords >= (typed.length > 7 ? 0.75 : 0.66);
}

/** 1 for the same spelling, falling with each wrong letter to 0. */
function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  return 1 - editDistance(a, b) / longest;
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const swap = row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(swap, row[j]! + 1, next[j - 1]! + 1));
    }
    row = next;
  }
  return row[b.length]!;
}

interface Pair {
  wanted: number | null;
  given: number | null;
}

/** Cheapest alignment of two word sequences: leaving out or adding costs 1, replacing up to 2. */
function alignTokens(wanted: readonly Token[], given: readonly Token[]): Pair[] {
  const width = given.length + 1;
  const cost = new Float64Array((wanted.length + 1) * width);
  const at = (i: number, j: number) => cost[i * width + j]!;
  const swapCost = (i: number, j: number) =>
    2 * (1 - likeness(wanted[i - 1]!.key, given[j - 1]!.key));
  for (let i = 0; i <= wanted.length; i++)
    for (let j = 0; j <= given.length; j++) {
      const options = [
        i > 0 && j > 0 ? at(i - 1, j - 1) + swapCost(i, j) : Number.POSITIVE_INFINITY,
        i > 0 ? at(i - 1, j) + 1 : Number.POSITIVE_INFINITY,
        j > 0 ? at(i, j - 1) + 1 : Number.POSITIVE_INFINITY,
      ];
      cost[i * width + j] = i + j === 0 ? 0 : Math.min(...options);
    }
  const pairs: Pair[] = [];
  for (let i = wanted.length, j = given.length; i > 0 || j > 0; ) {
    if (i > 0 && j > 0 && near(at(i, j), at(i - 1, j - 1) + swapCost(i, j)))
      pairs.unshift({ wanted: --i, given: --j });
    else if (i > 0 && near(at(i, j), at(i - 1, j) + 1)) pairs.unshift({ wanted: --i, given: null });
    else pairs.unshift({ wanted: null, given: --j });
  }
  return pairs;
}

const near = (a: number, b: number) => Math.abs(a - b) < 1e-9;
