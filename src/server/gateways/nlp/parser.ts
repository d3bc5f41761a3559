import type { ParsedSentence } from '~/domain/grading/types';

/** Splits English text into sentences and tokens with their part of speech and lemma. */
export interface Parser {
  /** @param text at most a few paragraphs of plain text; white space of any kind counts as one space */
  parse(text: string): ParsedSentence[];
}
