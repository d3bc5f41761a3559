import { levelValue } from '../grading/estimate-level';
import { gradeSentence } from '../grading/grade-sentence';
import { getZipf, isListedWithPos, listedLevel } from '../grading/lexicon';
import type { CefrLevel, ParsedSentence, ParsedToken, PartOfSpeech } from '../grading/types';
import { mainClause } from './clauses';
import { normaliseForSpeech } from './normalise-for-speech';
import { isSensitive } from './sensitive-words';
import { countWords, ruleViolations, type Violation } from './sentence-rules';
import { getTopic } from './topic';
import type { ParsedArticle } from './types';

/** A sentence that may be chosen, with all that choosing asks of it; the parse itself is forgotten. */
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
  /** Teachable words that stand in the main clause, by key. */
  teaches: readonly string[];
  /** Keywords of its piece. */
  topic: readonly string[];
  /** Lemmas of all content words, for likeness. */
  about: readonly string[];
  /** Only of pinned ones: nothing else is kept that breaks a rule. */
  violations: readonly Violation[];
}

/** A word as `lemma|POS`. */
export interface WordProperties {
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
const RAREST = 2.3;

/** `lemma|POS` of a word that is written as teachable ones are; null for names, short and odd words. */
export function teachableKey({ text, lemma, pos }: ParsedToken): string | null {
  if (!TEACHABLE.has(pos) || !/^[a-z]{3,14}$/.test(lemma) || !/^[A-Za-z][a-z]+$/.test(text))
    return null;
  return `${lemma}|${pos}`;
}

/** Facts about a token's word; null for what no unit teaches, sensitive and very rare words among them. */
export function teachableWord(token: ParsedToken): WordProperties | null {
  const key = teachableKey(token);
  if (!key) return null;
  const { lemma, pos } = token;
  const zipf = getZipf(lemma);
  if (zipf < RAREST || isSensitive(lemma) || isGrammar(lemma)) return null;
  const listed = listedLevel(lemma, pos) !== null;
  return { key, lemma, pos, value: levelValue(lemma, pos), zipf, listed };
}

/** Words of the grammar, whatever they are in this sentence (`more`, `while`, `past`), and words that say little. */
function isGrammar(lemma: string): boolean {
  if (LIGHT_WORDS.has(lemma)) return true;
  return GRAMMAR.some((pos) => isListedWithPos(lemma, pos));
}

/** @param n which sentence of the piece */
export function readCandidate(
  article: ParsedArticle,
  n: number,
  { violationCounts, topic }: { violationCounts?: Violation[]; topic?: readonly string[] } = {},
): Candidate {
  const sentence = article.sentences[n]!;
  const { text, tokens } = sentence;
  const { level, value } = gradeSentence(sentence);
  const said = normaliseForSpeech(text);
  return {
    key: `${article.id}#${n}`,
    pieceId: article.id,
    source: article.source,
    date: article.date,
    text,
    spoken: said.ok ? said.text : text,
    level,
    value,
    words: countWords(tokens),
    names: tokens.filter(({ pos }) => pos === 'PROPN').length,
    commas: tokens.filter(({ text: sign }) => sign === ',').length,
    teaches: wordsInMainClause(sentence),
    topic: topic ?? getTopic(article),
    about: contentLemmas(sentence),
    violations: violationCounts ?? ruleViolations(sentence),
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
