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
  /** The typed text that was aligned with it; null when there is none. */
  typed: string | null;
  /** The reason why it counts as nearly right; null when it is right, wrong or missing. */
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

/** Name and version of the grader, stored with each typed attempt. */
export const DICTATION_ENGINE = 'dictation/2';

/** The same for a text that was typed from its meaning after it had been shown, which is no dictation. */
export const SHOWN_TEXT_ENGINE = 'shown-text/1';

/** The same for a sentence that was typed from its Chinese, which is no dictation either. */
export const RENDERING_ENGINE = 'rendering/1';

/** The same for an item of a unit that was typed from its Chinese by somebody who could neither speak nor listen. */
export const MEANING_ENGINE = 'meaning/1';

const MAX_NEARLY_SCORE = 74;
const MAX_AGAIN_SCORE = 49;

/** Grades what a learner typed after listening. Case, punctuation, hyphens, British or American spelling
 *  and digits for number words do not count. A word that sounds the same but is spelled otherwise, a
 *  contraction written out, joined words and a typing mistake are nearly right. Words are aligned by the
 *  cheapest edit. */
export function gradeDictation(typed: string, expected: readonly DictatedWord[]): DictationResult {
  const wanted = expected.flatMap((word, wordIndex) => {
    const parts = tokens(word.text).flatMap((token) => verbaliseDigits(token, 0) ?? [token]);
    const pronunciations = parts.length === 1 ? (word.pronunciations ?? []) : [];
    return parts.map((token) => ({ ...token, wordIndex, pronunciations }));
  });
  const variants = digitVariants(tokens(typed));
  const results = variants.map((given) => gradeTokens(wanted, given, expected));
  return results.reduce((best, result) => (result.score > best.score ? result : best));
}

/** A word of the text, or a part of a hyphenated one; `wordIndex` is the index of its word. */
type ExpectedToken = Token & { wordIndex: number; pronunciations: readonly (readonly Phone[])[] };

function gradeTokens(
  wanted: readonly ExpectedToken[],
  given: readonly Token[],
  expected: readonly DictatedWord[],
): DictationResult {
  const steps = alignTokens(wanted, given);
  const words = expected.map(({ text }, wordIndex) => {
    const own = steps.filter((step) =>
      step.wanted.some((index) => wanted[index]!.wordIndex === wordIndex),
    );
    return mergeParts(
      text,
      own.map((step) => {
        const similarity = measureSimilarity(
          step.wanted.map((index) => wanted[index]!),
          step.given.map((index) => given[index]!),
        );
        return {
          ...similarity,
          typed: step.given.length > 0 ? joinTokenTexts(step.given, given) : null,
        };
      }),
    );
  });
  const extra = steps
    .flatMap((step) => (step.wanted.length === 0 ? step.given : []))
    .map((index) => given[index]!.text)
    .filter(Boolean);
  const score = Math.round(words.reduce((sum, word) => sum + word.score, 0) / words.length);
  const right = words.every(({ status }) => status === 'said' || status === 'nearly');
  return { words, extra, score, passed: right && extra.length === 0 };
}

const joinTokenTexts = (indexes: readonly number[], allTokens: readonly Token[]) =>
  indexes.flatMap((index) => allTokens[index]!.text || []).join(' ');

/** Indexes of the ways to read digits: plain, with "and", as a year. */
const DIGIT_STYLES = [0, 1, 2];

/** The typed words once for each way in which their digits are read. */
function digitVariants(given: readonly Token[]): Token[][] {
  if (!given.some((token) => verbaliseDigits(token, 0))) return [[...given]];
  return DIGIT_STYLES.map((style) =>
    given.flatMap((token) => verbaliseDigits(token, style) ?? [token]),
  );
}

/** Digits as words; only the first token has the typed text. Null for other words. */
function verbaliseDigits({ text }: Token, style: number): Token[] | null {
  const tokenVariants = readDigits(text.replace(/(?<![.,;:!?])[.,;:!?]+$/, ''));
  const words = tokenVariants[style] ?? tokenVariants[0];
  return words ? words.map((key, index) => ({ key, text: index === 0 ? text : '' })) : null;
}

interface Part {
  similarity: number;
  reason: Reason | null;
  typed: string | null;
}

/** Grades a word by its parts: a hyphenated word is right when all of them are. */
function mergeParts(text: string, parts: readonly Part[]): TypedWord {
  const present = parts.filter((part) => part.typed !== null);
  const missing = { text, score: 0, status: 'missing', typed: null, reason: null } as const;
  if (present.length === 0) return missing;
  const typed = present.flatMap((part) => part.typed || []).join(' ');
  const similarity = parts.reduce((sum, part) => sum + part.similarity, 0) / parts.length;
  if (similarity === 1) return { text, score: 100, status: 'said', typed, reason: null };
  const reason = parts.find((part) => part.reason)?.reason ?? null;
  const near = parts.every((part) => part.similarity === 1 || part.reason !== null);
  const score = Math.min(near ? MAX_NEARLY_SCORE : MAX_AGAIN_SCORE, Math.round(similarity * 100));
  return { text, score, status: near ? 'nearly' : 'again', typed, reason: near ? reason : null };
}
