import type { Parser } from './parser';
import { winkParser } from './wink-parser';

let loaded: Parser | undefined;

/** The parser of this process; the first call loads its model. */
export function parser(): Parser {
  loaded ??= winkParser();
  return loaded;
}
