import { z } from 'zod';

/** Maximum number of pairs. */
const MAX_PAIRS = 200;

/** Values by words that people write, as a list of pairs, because the transport of our calls rejects objects with
 *  the key `constructor` or `prototype`, and objects have inherited values for such words. An object is accepted,
 *  too, because earlier releases stored one, and an editor's file may have one. */
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
