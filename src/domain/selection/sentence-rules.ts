import { isWord } from '../grading/sentence-features';
import type { ParsedSentence, ParsedToken } from '../grading/types';
import { getZipf, listedLevel } from '../grading/word-lists';
import { finiteVerbs, mainClause } from './clauses';
import { normaliseForSpeech } from './normalise-for-speech';
import { sensitiveWord } from './sensitive-words';
import { unresolvedReference } from './unresolved-reference';

const SENTENCE_RULES = [
  'length',
  'complete',
  'quotation',
  'reference',
  'sensitive',
  'normalisation',
] as const;
export type SentenceRule = (typeof SENTENCE_RULES)[number];

export interface Violation {
  rule: SentenceRule;
  /** The offending word or number, or a reason. */
  detail: string;
}

/** Number of words that are said in one go. */
export const SENTENCE_WORDS = { min: 6, max: 16 } as const;

/** Checks by rule, fast ones first; each returns the detail of a violation or null. */
const CHECKS: readonly (readonly [SentenceRule, (sentence: ParsedSentence) => string | null])[] = [
  ['length', lengthProblem],
  ['quotation', quotationMark],
  ['complete', completenessProblem],
  ['reference', ({ tokens }) => unresolvedReference(tokens)],
  ['sensitive', findSensitiveWord],
  ['normalisation', normalisationProblem],
];

/** The rules of a good example sentence that `sentence` violates (after Kilgarriff et al. 2008): 6–16 words; complete,
 *  with a subject (or a request) and a finite verb; no part of a quotation; no unresolved reference; no sensitive
 *  topic; can be normalised for speech. Whether a target word is in the main clause is checked for each word
 *  elsewhere. */
export function ruleViolations(sentence: ParsedSentence): Violation[] {
  return CHECKS.flatMap(([rule, check]) => {
    const detail = check(sentence);
    return detail === null ? [] : [{ rule, detail }];
  });
}

/** The first rule that a sentence violates; null for a good one. */
export function firstViolation(sentence: ParsedSentence): SentenceRule | null {
  return CHECKS.find(([, check]) => check(sentence) !== null)?.[0] ?? null;
}

function lengthProblem({ tokens }: ParsedSentence): string | null {
  const words = countWords(tokens);
  return words < SENTENCE_WORDS.min || words > SENTENCE_WORDS.max ? String(words) : null;
}

function quotationMark({ text }: ParsedSentence): string | null {
  return /["“”«»]|(?:^|\s)['‘]|['’](?:$|\s(?![a-z]))/.exec(text)?.[0].trim() ?? null;
}

function findSensitiveWord({ text, tokens }: ParsedSentence): string | null {
  const lemmas = tokens.flatMap((token) => [token.lemma, token.text.toLowerCase()]);
  return sensitiveWord(text, lemmas);
}

function normalisationProblem({ text, tokens }: ParsedSentence): string | null {
  const normalised = normaliseForSpeech(text);
  return normalised.ok ? unknownWord(tokens) : normalised.reason;
}

/** Words as a reader counts them: `isn't` and `ten-year-old` are one each. */
export function countWords(tokens: readonly ParsedToken[]): number {
  return tokens.filter((token, i) => isWord(token) && (token.spaced || i === 0)).length;
}

/** The first lower-case word that no list has: a typing or scanning error, or too rare for an example. */
function unknownWord(tokens: readonly ParsedToken[]): string | null {
  const unknown = tokens.find(
    ({ text, lemma, pos }) =>
      pos !== 'PROPN' &&
      /^[a-z]{2,}$/.test(text) &&
      getZipf(text) === 0 &&
      getZipf(lemma) === 0 &&
      listedLevel(lemma, pos) === null,
  );
  return unknown ? `the word “${unknown.text}”` : null;
}

function completenessProblem({ text, tokens }: ParsedSentence): string | null {
  if (!/^[\p{Lu}\d$£€]/u.test(text)) return 'begins small';
  if (!/[^.][.!?]$/.test(text)) return 'has no end';
  if (/[;:]|\s[–—-]\s|—/.test(text)) return 'is several in one';
  const main = mainClause(tokens);
  if (isRequest(tokens)) return null;
  const verb = finiteVerbs(tokens).find((i) => main[i]);
  if (verb === undefined) return 'has no verb';
  const isSubject = ({ pos }: ParsedToken) => /^(?:NOUN|PROPN|PRON|NUM|DET)$/.test(pos);
  const subjectRange = text.endsWith('?') ? tokens : tokens.slice(0, verb);
  return subjectRange.some(isSubject) ? null : 'has no subject';
}

/** Whether a sentence asks somebody to do something: "Please turn left", "Don't worry", "Turn off the light". */
function isRequest([first, ...rest]: readonly ParsedToken[]): boolean {
  if (!first) return false;
  if (first.lemma === 'please') return rest[0] !== undefined && isBaseVerb(rest[0]);
  if (first.lemma === 'do' && rest[0]?.lemma === 'not') return rest[1]?.pos === 'VERB';
  return isBaseVerb(first);
}

const isBaseVerb = ({ pos, text, lemma }: ParsedToken): boolean =>
  pos === 'VERB' && text.toLowerCase() === lemma;
