import { type Grant, membershipEnd, type Stretch, stretches } from './membership';

/** An entry with the moment at which all member time so far ran out before it was written, and with it:
 *  what each one did to the end. Of two neighbours, the first one's `endAfter` is the second's
 *  `endBefore`, and the last `endAfter` is the end that holds. */
export interface EndStep<G extends Grant = Grant> extends Stretch<G> {
  endBefore: Date | null;
  endAfter: Date | null;
}

/** The stretches of a ledger, oldest first, each with what it did to the end: the ledger is read again up
 *  to every entry, as it stood when that was written. */
export function endsByEntry<G extends Grant>(entries: readonly G[]): EndStep<G>[] {
  const laid = stretches(entries);
  const ordered = laid.map(({ entry }) => entry);
  let endBefore: Date | null = null;
  return laid.map((stretch, index) => {
    const endAfter = membershipEnd(ordered.slice(0, index + 1));
    const step = { ...stretch, endBefore, endAfter };
    endBefore = endAfter;
    return step;
  });
}
