import { alignTokens } from './dictation-alignment';
import { measureSimilarity, type Reason, type Token, tokens } from './dictation-tokens';
import type { Phone, WordStatus } from './speech/types';
import { readDigits } from './spelling/number-words';

/** A word of the text, with the pronunciations that count as right; without them only spelling counts. */
export interface DictatedWord {
  text: string;
  pronunciations?: readonly (readonly Phone[])[];
}

/** One word of the text as it was typed. */
export interface TypedWord {
  text: string;
  /** 0 … 100 */
  score: number;
  status: WordStatus;
  /** What stood in its place; null when nothing did. */
  typed: string | null;
  /** Why it is nearly right; null when it is right, wrong or missing. */
  reason: Reason | null;
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
export const DICTATION_ENGINE = 'dictation/2';

const MAX_NEARLY_SCORE = 74;
const MAX_AGAIN_SCORE = 49;

/** Grades what a learner typed after listening. Case, punctuation, hyphens, British or American spelling
 *  and digits for number words do not count. What sounds the same but is spelled otherwise, a contraction
 *  written out, words run together, and a slip of the hand are nearly right. Words are aligned by the
 *  cheapest edit. */
export function gradeDictation(typed: string, expected: readonly DictatedWord[]): DictationResult {
  const wanted = expected.flatMap((word, owner) => {
    const parts = tokens(word.text).flatMap((token) => verbaliseDigits(token, 0) ?? [token]);
    const pronunciations = parts.length === 1 ? (word.pronunciations ?? []) : [];
    return parts.map((token) => ({ ...token, owner, pronunciations }));
  });
  const variants = digitVariants(tokens(typed));
  const results = variants.map((given) => gradeTokens(wanted, given, expected));
  return results.reduce((best, one) => (one.score > best.score ? one : best));
}

type ExpectedToken = Token & { owner: number; pronunciations: readonly (readonly Phone[])[] };

function gradeTokens(
  wanted: readonly ExpectedToken[],
  given: readonly Token[],
  expected: readonly DictatedWord[],
): DictationResult {
  const steps = alignTokens(wanted, given);
  const words = expected.map(({ text }, owner) => {
    const own = steps.filter((step) => step.wanted.some((at) => wanted[at]!.owner === owner));
    return mergeParts(
      text,
      own.map((step) => {
        const similarity = measureSimilarity(
          step.wanted.map((at) => wanted[at]!),
          step.given.map((at) => given[at]!),
        );
        return {
          ...similarity,
          typed: step.given.length > 0 ? joinTokenTexts(step.given, given) : null,
        };
      }),
    );
  });
  const extra = steps
    .flatMap((step) => (step.wanted.length === 0 ? step.given.map((at) => given[at]!.text) : []))
    .filter(Boolean);
  const score = Math.round(words.reduce((sum, word) => sum + word.score, 0) / words.length);
  const right = words.every(({ status }) => status === 'said' || status === 'nearly');
  return { words, extra, score, passed: right && extra.length === 0 };
}

const joinTokenTexts = (indexes: readonly number[], of: readonly Token[]) =>
  indexes.flatMap((at) => of[at]!.text || []).join(' ');

/** Plain, with "and", as a year. */
const DIGIT_STYLES = [0, 1, 2];

/** The typed words, with digits in each of the ways in which they are said. */
function digitVariants(given: readonly Token[]): Token[][] {
  if (!given.some((token) => verbaliseDigits(token, 0))) return [[...given]];
  return DIGIT_STYLES.map((style) =>
    given.flatMap((token) => verbaliseDigits(token, style) ?? [token]),
  );
}

/** Digits as words; only the first of them shows what stood there. Null for other words. */
function verbaliseDigits({ text }: Token, style: number): Token[] | null {
  const tokenVariants = readDigits(text.replace(/[.,;:!?]+$/, ''));
  const words = tokenVariants[style] ?? tokenVariants[0];
  return words ? words.map((key, at) => ({ key, text: at === 0 ? text : '' })) : null;
}

interface Part {
  similarity: number;
  reason: Reason | null;
  typed: string | null;
}

/** A hyphenated word is right when all of its parts are. */
function mergeParts(text: string, parts: readonly Part[]): TypedWord {
  const there = parts.filter((part) => part.typed !== null);
  const nothing = { text, score: 0, status: 'missing', typed: null, reason: null } as const;
  if (there.length === 0) return nothing;
  const typed = there.flatMap((part) => part.typed || []).join(' ');
  const share = parts.reduce((sum, part) => sum + part.similarity, 0) / parts.length;
  if (share === 1) return { text, score: 100, status: 'said', typed, reason: null };
  const reason = parts.find((part) => part.reason)?.reason ?? null;
  const near = parts.every((part) => part.similarity === 1 || part.reason !== null);
  const score = Math.min(near ? MAX_NEARLY_SCORE : MAX_AGAIN_SCORE, Math.round(share * 100));
  return { text, score, status: near ? 'nearly' : 'again', typed, reason: near ? reason : null };
}
