import { Parser } from 'htmlparser2';
import { FeedError } from './feed-error';

/** More than any feed has; the time of a feed's parser grows with the square of either. */
const MAX_ATTRIBUTES = 100;
const MAX_DEPTH = 200;

/** Checks that a feed can be parsed in a time that grows with its length only.
 *  @throws FeedError when an element has too many attributes, or is nested too deep */
export function checkMarkup(xml: string): void {
  let depth = 0;
  let attributes = 0;
  const parser = new Parser(
    {
      onopentagname() {
        attributes = 0;
        if (++depth > MAX_DEPTH) throw new FeedError('brokenXml');
      },
      onattribute() {
        if (++attributes > MAX_ATTRIBUTES) throw new FeedError('brokenXml');
      },
      onclosetag() {
        depth--;
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}
