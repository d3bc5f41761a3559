import { type Grant, type MembershipPeriod, membershipEnd, periods } from './membership';

/** An entry with the moment at which all member time so far ran out before it was written, and with it:
 *  what each one did to the end. Of two neighbours, the first one's `endAfter` is the second's
 *  `endBefore`, and the last `endAfter` is the end that holds. */
export interface EndHistoryEntry<G extends Grant = Grant> extends MembershipPeriod<G> {
  endBefore: Date | null;
  endAfter: Date | null;
}

/** The stretches of a ledger, oldest first, each with what it did to the end: the ledger is read again up
 *  to every entry, as it stood when that was written. */
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
