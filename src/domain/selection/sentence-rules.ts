import { getZipf, listedLevel } from '../grading/lexicon';
import { isWord } from '../grading/sentence-features';
import type { ParsedSentence, ParsedToken } from '../grading/types';
import { finiteVerbs, mainClause } from './clauses';
import { normaliseForSpeech } from './normalise-for-speech';
import { sensitiveWord } from './sensitive-words';
import { unresolvedReference } from './unresolved-reference';

export const SENTENCE_RULES = [
  'length',
  'complete',
  'quotation',
  'dangling',
  'sensitive',
  'speakable',
] as const;
export type SentenceRule = (typeof SENTENCE_RULES)[number];

export interface Violation {
  rule: SentenceRule;
  /** What breaks it: a word, a number, a reason. */
  detail: string;
}

const MIN_WORDS = 10;
const MAX_WORDS = 25;

/** What breaks each rule in a sentence, or null; quick ones first. */
const CHECKS: readonly (readonly [SentenceRule, (sentence: ParsedSentence) => string | null])[] = [
  ['length', wrongLength],
  ['quotation', quotation],
  ['complete', incompleteness],
  ['dangling', ({ tokens }) => unresolvedReference(tokens)],
  ['sensitive', sensitiveTopic],
  ['speakable', normalisationProblem],
];

/** The hard rules of a good example sentence that `sentence` breaks (after Kilgarriff et al. 2008): 10–25
 *  words; whole, with a subject and a finite verb; no part of a quotation; nothing that points out of it; no
 *  sensitive topic; sayable. Whether a target word stands in the main clause is asked word by word. */
export function ruleViolations(sentence: ParsedSentence): Violation[] {
  return CHECKS.flatMap(([rule, check]) => {
    const detail = check(sentence);
    return detail === null ? [] : [{ rule, detail }];
  });
}

/** The first rule that it breaks; null for a good one. */
export function firstViolation(sentence: ParsedSentence): SentenceRule | null {
  return CHECKS.find(([, check]) => check(sentence) !== null)?.[0] ?? null;
}

function wrongLength({ tokens }: ParsedSentence): string | null {
  const words = countWords(tokens);
  return words < MIN_WORDS || words > MAX_WORDS ? String(words) : null;
}

function quotation({ text }: ParsedSentence): string | null {
  return /["“”«»]|(?:^|\s)['‘]|['’](?:$|\s(?![a-z]))/.exec(text)?.[0].trim() ?? null;
}

function sensitiveTopic({ text, tokens }: ParsedSentence): string | null {
  const lemmas = tokens.flatMap((token) => [token.lemma, token.text.toLowerCase()]);
  return sensitiveWord(text, lemmas);
}

function normalisationProblem({ text, tokens }: ParsedSentence): string | null {
  const said = normaliseForSpeech(text);
  return said.ok ? unknownWord(tokens) : said.reason;
}

/** Words as a reader counts them: `isn't` and `ten-year-old` are one each. */
export function countWords(tokens: readonly ParsedToken[]): number {
  return tokens.filter((token, i) => isWord(token) && (token.spaced || i === 0)).length;
}

/** A small word that no list knows is a slip of the pen or of a scanner, or nobody's first example. */
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

function incompleteness({ text, tokens }: ParsedSentence): string | null {
  if (!/^[\p{Lu}\d$£€]/u.test(text)) return 'begins small';
  if (!/[^.][.!?]$/.test(text)) return 'has no end';
  if (/[;:]|\s[–—-]\s|—/.test(text)) return 'is several in one';
  const main = mainClause(tokens);
  const verb = finiteVerbs(tokens).find((i) => main[i]);
  if (verb === undefined) return 'has no verb';
  const isSubject = ({ pos }: ParsedToken) => /^(?:NOUN|PROPN|PRON|NUM|DET)$/.test(pos);
  const searched = text.endsWith('?') ? tokens : tokens.slice(0, verb);
  return searched.some(isSubject) ? null : 'has no subject';
}
