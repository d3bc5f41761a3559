import { z } from 'zod';

/** Maximum number of pairs. */
const MAX_PAIRS = 200;

/** What is known of words that people write, as a list of pairs: the transport of our calls refuses an object with the
 *  key `constructor` or `prototype`, and such an object answers other words with what every object inherits. An object
 *  is read as well: earlier releases stored one, and an editor's file may have one. */
export const pairs = <Key extends z.ZodType<string>, Value extends z.ZodType>(
  key: Key,
  value: Value,
) =>
  z.preprocess(
    (given) =>
      typeof given === 'object' && given !== null && !Array.isArray(given)
        ? Object.entries(given)
        : given,
    z.array(z.tuple([key, value])).max(MAX_PAIRS, { abort: true }),
  );
