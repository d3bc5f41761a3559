import { type Grant, type MembershipPeriod, membershipEnd, periods } from './membership';

/** A ledger entry with the end of all member time before it was written and after. Of two neighbours, the
 *  first one's `endAfter` is the second's `endBefore`, and the last `endAfter` is the present end. */
export interface EndHistoryEntry<G extends Grant = Grant> extends MembershipPeriod<G> {
  endBefore: Date | null;
  endAfter: Date | null;
}

/** The periods of a ledger, oldest first, each with the end before and after it: for each entry the ledger
 *  up to it is evaluated, as at the time when it was written. */
export function endHistory<G extends Grant>(entries: readonly G[]): EndHistoryEntry<G>[] {
  const history = periods(entries);
  const ordered = history.map(({ entry }) => entry);
  let endBefore: Date | null = null;
  return history.map((period, index) => {
    const endAfter = membershipEnd(ordered.slice(0, index + 1));
    const step = { ...period, endBefore, endAfter };
    endBefore = endAfter;
    return step;
  });
}
