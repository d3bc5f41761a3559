import { TRPCError } from '@trpc/server';
import superjson, { type SuperJSONResult } from 'superjson';

/** The kinds of values that an input may have besides those of JSON. superjson would also parse others
 *  before any schema checks them, and a number of eight million digits takes it seconds. */
const KINDS: readonly unknown[] = ['Date', 'undefined'];

const isKnown = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 1 && KINDS.includes(value[0]);

/** Whether the annotations of an input, one or one for each path, name known kinds only. */
function areKnown(values: unknown): boolean {
  if (values === undefined || isKnown(values)) return true;
  return typeof values === 'object' && values !== null && Object.values(values).every(isKnown);
}

/** Deserialises inputs from superjson, limited to the kinds of values in our inputs. */
export const inputTransformer = {
  serialize: superjson.serialize,
  deserialize({ json, meta }: SuperJSONResult): unknown {
    if (!areKnown(meta?.values)) throw new TRPCError({ code: 'BAD_REQUEST' });
    return superjson.deserialize({ json, meta: meta && { values: meta.values, v: meta.v } });
  },
};
