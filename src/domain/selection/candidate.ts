import { levelValue } from '../grading/estimate-level';
import { gradeSentence } from '../grading/grade-sentence';
import type { CefrLevel, ParsedSentence, ParsedToken, PartOfSpeech } from '../grading/types';
import { getZipf, isListedWithPos, listedLevel } from '../grading/word-lists';
import { mainClause } from './clauses';
import { hasContraction, isConversational } from './conversation';
import { normaliseForSpeech } from './normalise-for-speech';
import { isSensitive } from './sensitive-words';
import { countWords, ruleViolations, type Violation } from './sentence-rules';
import { getTopic } from './topic';
import type { ParsedArticle } from './types';

/** A sentence that may be chosen, with all values that selection needs, so that its parse can be freed. */
export interface Candidate {
  key: string;
  pieceId: string;
  source: string;
  date: string | null;
  text: string;
  spoken: string;
  level: CefrLevel;
  value: number;
  words: number;
  names: number;
  commas: number;
  /** Whether it is in the first or second person, or a question. */
  conversational: boolean;
  /** Whether it has a contraction, as people speak. */
  contraction: boolean;
  /** Keys of the teachable words in the main clause. */
  teaches: readonly string[];
  /** Keywords of its article. */
  topic: readonly string[];
  /** Lemmas of all content words, to measure similarity. */
  about: readonly string[];
  /** Empty unless the sentence is pinned: other sentences that violate a rule are dropped. */
  violations: readonly Violation[];
}

/** A word with its level and frequency. */
export interface WordProperties {
  /** `lemma|POS` */
  key: string;
  lemma: string;
  pos: PartOfSpeech;
  value: number;
  zipf: number;
  listed: boolean;
}

const TEACHABLE = new Set<PartOfSpeech>(['NOUN', 'VERB', 'ADJ', 'ADV']);
const GRAMMAR: readonly PartOfSpeech[] = ['DET', 'PRON', 'ADP', 'SCONJ', 'AUX', 'NUM', 'INTJ'];
const LIGHT_WORDS = new Set(
  'others even thing lot kind sort way bit rather quite else thus hence etc per percent rid'.split(
    ' ',
  ),
);
const MIN_ZIPF = 2.3;

/** Key `lemma|POS` of a word with a teachable form; null for names, short words and unusual spellings. */
export function teachableKey(token: ParsedToken): string | null {
  const { text, lemma } = token;
  const pos = listedPos(token);
  if (!TEACHABLE.has(pos) || !/^[a-z]{3,14}$/.test(lemma) || !/^[A-Za-z][a-z]+$/.test(text))
    return null;
  return `${lemma}|${pos}`;
}

/** The part of speech of a word; the parser's, unless the profile does not list it and lists exactly one other:
 *  then that one, such as noun for `factor`. An inflected form always has the parser's. */
export function listedPos({ text, lemma, pos }: ParsedToken): PartOfSpeech {
  if (!TEACHABLE.has(pos) || text.toLowerCase() !== lemma || isListedWithPos(lemma, pos))
    return pos;
  const [only, ...others] = [...TEACHABLE].filter((other) => isListedWithPos(lemma, other));
  return only && others.length === 0 ? only : pos;
}

/** Properties of a token's word; null for a word that no unit teaches, such as a sensitive or very rare one. */
export function teachableWord(token: ParsedToken): WordProperties | null {
  const key = teachableKey(token);
  if (!key) return null;
  const { lemma } = token;
  const pos = listedPos(token);
  const zipf = getZipf(lemma);
  if (zipf < MIN_ZIPF || isSensitive(lemma) || isGrammar(lemma)) return null;
  const listed = listedLevel(lemma, pos) !== null;
  return { key, lemma, pos, value: levelValue(lemma, pos), zipf, listed };
}

/** Whether a lemma is a grammatical word, whatever its part of speech in this sentence (`more`, `while`,
 *  `past`), or a light word with little meaning. */
function isGrammar(lemma: string): boolean {
  if (LIGHT_WORDS.has(lemma)) return true;
  return GRAMMAR.some((pos) => isListedWithPos(lemma, pos));
}

/** Reads one sentence of an article as a candidate.
 *  @param index of the sentence in the article */
export function readCandidate(
  article: ParsedArticle,
  index: number,
  { violations, topic }: { violations?: Violation[]; topic?: readonly string[] } = {},
): Candidate {
  const sentence = article.sentences[index]!;
  const { text, tokens } = sentence;
  const { level, value } = gradeSentence(sentence);
  const normalised = normaliseForSpeech(text);
  return {
    key: `${article.id}#${index}`,
    pieceId: article.id,
    source: article.source,
    date: article.date,
    text,
    spoken: normalised.ok ? normalised.text : text,
    level,
    value,
    words: countWords(tokens),
    names: tokens.filter(({ pos }) => pos === 'PROPN').length,
    commas: tokens.filter(({ text: sign }) => sign === ',').length,
    conversational: isConversational(sentence),
    contraction: hasContraction(sentence),
    teaches: wordsInMainClause(sentence),
    topic: topic ?? getTopic(article),
    about: contentLemmas(sentence),
    violations: violations ?? ruleViolations(sentence),
  };
}

function wordsInMainClause({ tokens }: ParsedSentence): string[] {
  const main = mainClause(tokens);
  const keys = tokens.flatMap((token, i) => (main[i] ? (teachableWord(token)?.key ?? []) : []));
  return [...new Set(keys)];
}

function contentLemmas({ tokens }: ParsedSentence): string[] {
  const content = tokens.filter(({ pos }) => TEACHABLE.has(pos) || pos === 'PROPN');
  return [...new Set(content.map(({ lemma }) => lemma))];
}
