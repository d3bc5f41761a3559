import type { MembershipEntry, MembershipView } from '~/schemas/profile';

/** The acts of operators on a membership. */
export type MembershipAct = 'grant' | 'takeBack' | 'pause' | 'resume';

/** An act with its days, which a resumption has none of. */
export interface MembershipChange {
  act: MembershipAct;
  days: number;
}

const DAY_MS = 86_400_000;

/** The act that undoes another one; null where that changed nothing. It has the days that the ledger really added
 *  or removed, because time that has passed cannot be removed.
 *  @param before the membership before the act @param after the membership after it */
export function inverseOf(
  { act, days }: MembershipChange,
  before: Pick<MembershipView, 'paused'>,
  after: Pick<MembershipView, 'history'>,
  now: Date,
): MembershipChange | null {
  if (act === 'grant') return { act: 'takeBack', days };
  if (act === 'pause') return { act: 'resume', days: 0 };
  const left =
    act === 'takeBack' ? takenDays(after.history.at(-1)) : daysBetween(now, before.paused?.until);
  if (left <= 0) return null;
  return { act: act === 'takeBack' ? 'grant' : 'pause', days: left };
}

function takenDays(entry: MembershipEntry | undefined): number {
  return entry?.endAfter && entry.endBefore ? daysBetween(entry.endAfter, entry.endBefore) : 0;
}

function daysBetween(from: Date, to: Date | undefined): number {
  return to ? Math.ceil((to.getTime() - from.getTime()) / DAY_MS) : 0;
}
