import 'server-only';
import type { ParsedSentence } from '~/domain/grading/types';
import { parser } from '~/server/gateways/nlp/configured';
import { log } from '~/server/telemetry/log.mjs';

/** The sentences of a text. If the parser fails on it, that is logged and the result is empty: the text then has
 *  no level, and the page on which it can be corrected still opens. */
export function tryToParse(text: string): ParsedSentence[] {
  try {
    return parser().parse(text);
  } catch (error) {
    log.error({ error }, 'A text could not be parsed.');
    return [];
  }
}
