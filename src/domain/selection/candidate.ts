import { levelValue } from '../grading/estimate-level';
import { gradeSentence } from '../grading/grade-sentence';
import { listedLevel, zipfOf } from '../grading/lexicon';
import type { CefrLevel, ParsedSentence, ParsedToken, PartOfSpeech } from '../grading/types';
import { mainClause } from './clauses';
import { isSensitive } from './sensitive-words';
import { brokenRules, countWords, type Violation } from './sentence-rules';
import { speakable } from './speakable';
import type { ParsedPiece } from './types';

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
  /** Lemmas of all content words, for likeness. */
  about: readonly string[];
  /** Only of pinned ones: nothing else is kept that breaks a rule. */
  broken: readonly Violation[];
}

/** A word as `lemma|POS`. */
export interface WordFacts {
  key: string;
  lemma: string;
  pos: PartOfSpeech;
  value: number;
  zipf: number;
  listed: boolean;
}

const TEACHABLE = new Set<PartOfSpeech>(['NOUN', 'VERB', 'ADJ', 'ADV']);
const RAREST = 2.3;

/** Facts about a token's word; null for what no unit teaches: names, short and odd words, sensitive ones. */
export function teachableWord({ text, lemma, pos }: ParsedToken): WordFacts | null {
  if (!TEACHABLE.has(pos) || !/^[a-z]{3,14}$/.test(lemma) || !/^[A-Za-z][a-z]+$/.test(text))
    return null;
  const zipf = zipfOf(lemma);
  const listed = listedLevel(lemma, pos) !== null;
  if (isSensitive(lemma) || zipf < RAREST) return null;
  return { key: `${lemma}|${pos}`, lemma, pos, value: levelValue(lemma, pos), zipf, listed };
}

/** @param n which sentence of the piece */
export function readCandidate(piece: ParsedPiece, n: number, broken?: Violation[]): Candidate {
  const sentence = piece.sentences[n]!;
  const { text, tokens } = sentence;
  const { level, value } = gradeSentence(sentence);
  const said = speakable(text);
  return {
    key: `${piece.id}#${n}`,
    pieceId: piece.id,
    source: piece.source,
    date: piece.date,
    text,
    spoken: said.ok ? said.text : text,
    level,
    value,
    words: countWords(tokens),
    names: tokens.filter(({ pos }) => pos === 'PROPN').length,
    commas: tokens.filter(({ text: sign }) => sign === ',').length,
    teaches: wordsInMainClause(sentence),
    about: contentLemmas(sentence),
    broken: broken ?? brokenRules(sentence),
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
