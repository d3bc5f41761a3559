import type { ParsedSentence } from '~/domain/grading/types';

/** Cuts English text into sentences and tells each token's part of speech and dictionary form. */
export interface Parser {
  /** @param text at most a few paragraphs of plain text; white space of any kind counts as one space */
  parse(text: string): ParsedSentence[];
}
