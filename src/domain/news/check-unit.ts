import { gradeSentence } from '../grading/grade-sentence';
import { gradeWord } from '../grading/grade-word';
import type { CefrLevel, ParsedSentence, PartOfSpeech } from '../grading/types';
import { hasWord } from '../has-word';
import { hasContraction, isConversational } from '../selection/conversation';
import { SENTENCE_WORDS } from '../selection/sentence-rules';
import { unresolvedReference } from '../selection/unresolved-reference';
import { type SentenceWord, sentenceWords } from './sentence-words';

const POS_BY_CLASS = { noun: 'NOUN', verb: 'VERB', adjective: 'ADJ', adverb: 'ADV' } as const;

/** The part of a unit that the check reads, from a content file or a draft. */
export interface CheckedUnit {
  level: CefrLevel;
  pieces: readonly { body: string }[];
  words: readonly {
    text: string;
    partOfSpeech: keyof typeof POS_BY_CLASS;
    meaning: string;
    example: string;
    exampleTranslation: string;
  }[];
  sentences: readonly { text: string; translation: string }[];
}

/** The results of a check of a unit's words and sentences before its publication. */
export interface UnitCheck {
  words: { text: string; level: CefrLevel; isAtLevel: boolean }[];
  sentences: {
    text: string;
    level: CefrLevel;
    /** Words between spaces. */
    length: number;
    isConversational: boolean;
    hasContraction: boolean;
    /** The word that needs the text before it; null when the sentence stands alone. */
    unresolved: string | null;
    words: SentenceWord[];
  }[];
  /** Numbers of words and sentences, to compare with `UNIT_GOALS`. */
  counts: { wordsAtLevel: number; conversational: number; contractions: number };
  /** Problems by field, as the end of a sentence. */
  problems: Record<string, string>;
}

type Parse = (text: string) => ParsedSentence[];

/** Grades a unit's words and sentences by our own grader and applies the rules of content files.
 *  @param parse as of `parser()` in `src/server/gateways/nlp/configured.ts` */
export function checkUnit(unit: CheckedUnit, parse: Parse): UnitCheck {
  const parsed = unit.sentences.map(({ text }) => joined(parse(text), text));
  const words = unit.words.map(({ text, partOfSpeech }) => {
    const { level } = gradeTaughtWord(text, POS_BY_CLASS[partOfSpeech], parse);
    return { text, level, isAtLevel: level === unit.level };
  });
  const sentences = parsed.map((sentence) => ({
    text: sentence.text,
    level: gradeSentence(sentence).level,
    length: sentence.text.split(/\s+/).length,
    isConversational: isConversational(sentence),
    hasContraction: hasContraction(sentence),
    unresolved: unresolvedReference(sentence.tokens),
    words: sentenceWords(sentence.tokens),
  }));
  return {
    words,
    sentences,
    counts: {
      wordsAtLevel: words.filter(({ isAtLevel }) => isAtLevel).length,
      conversational: sentences.filter((sentence) => sentence.isConversational).length,
      contractions: sentences.filter((sentence) => sentence.hasContraction).length,
    },
    problems: { ...wordProblems(unit, parsed), ...sentenceProblems(unit) },
  };
}

/** A text that the parser splits counts as one sentence. */
function joined(parts: readonly ParsedSentence[], text: string): ParsedSentence {
  return { text, tokens: parts.flatMap(({ tokens }) => tokens) };
}

/** Grades a word by its dictionary form, which the profile lists: `neighbors` as `neighbor`. */
function gradeTaughtWord(text: string, pos: PartOfSpeech, parse: Parse) {
  const own = gradeWord(text, pos);
  if (own.source === 'CEFR-J') return own;
  const lemma = parse(text)[0]?.tokens[0]?.lemma ?? text;
  const ofLemma = gradeWord(lemma, pos);
  return ofLemma.source === 'CEFR-J' ? ofLemma : own;
}

function wordProblems(
  unit: CheckedUnit,
  parsed: readonly ParsedSentence[],
): Record<string, string> {
  const problems: Record<string, string> = {};
  const forms = new Set(
    parsed.flatMap(({ tokens }) =>
      tokens.flatMap(({ text, lemma }) => [text.toLowerCase(), lemma]),
    ),
  );
  const texts = unit.sentences.map(({ text }) => text);
  unit.words.forEach(({ text, meaning, example, exampleTranslation }, index) => {
    const field = `words.${index + 1}`;
    if (!forms.has(text.toLowerCase()))
      problems[`${field}.text`] = 'stands in none of the sentences';
    if (example === '') problems[`${field}.example`] = 'is empty';
    else if (!hasWord(example, text)) problems[`${field}.example`] = `does not hold “${text}”`;
    else if (texts.includes(example)) problems[`${field}.example`] = 'is a sentence of the unit';
    if (hasHalfWidthSign(meaning)) problems[`${field}.meaning`] = HALF_WIDTH;
    if (hasHalfWidthSign(exampleTranslation)) problems[`${field}.exampleTranslation`] = HALF_WIDTH;
  });
  return problems;
}

function sentenceProblems({ pieces, sentences }: CheckedUnit): Record<string, string> {
  const problems: Record<string, string> = {};
  sentences.forEach(({ text, translation }, index) => {
    const field = `sentences.${index + 1}`;
    const length = text.split(/\s+/).length;
    if (length < SENTENCE_WORDS.min || length > SENTENCE_WORDS.max)
      problems[`${field}.text`] =
        `has ${length} words, not ${SENTENCE_WORDS.min} to ${SENTENCE_WORDS.max}`;
    else if (!/^[A-Z][A-Za-z ,'-]+[.!?]$/.test(text))
      problems[`${field}.text`] =
        'is written with other signs than letters, commas, straight apostrophes and a final mark';
    else if (!pieces.some(({ body }) => body.includes(text.replace(/[.!?]$/, ''))))
      problems[`${field}.text`] = 'stands in none of the pieces';
    if (hasHalfWidthSign(translation)) problems[`${field}.translation`] = HALF_WIDTH;
  });
  return problems;
}

const HALF_WIDTH = 'has half-width punctuation';
const hasHalfWidthSign = (chinese: string): boolean => /[,;:!?()]|\.(?!\d)/.test(chinese);
