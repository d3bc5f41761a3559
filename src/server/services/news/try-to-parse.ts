import 'server-only';
import type { ParsedSentence } from '~/domain/grading/types';
import { parser } from '~/server/gateways/nlp/configured';
import { log } from '~/server/telemetry/log.mjs';

/** The sentences of a text; none, which is logged, of a text of which the parser makes nothing: it has no level then,
 *  and the page on which it is mended opens. */
export function tryToParse(text: string): ParsedSentence[] {
  try {
    return parser().parse(text);
  } catch (error) {
    log.error({ error }, 'A text could not be parsed.');
    return [];
  }
}
