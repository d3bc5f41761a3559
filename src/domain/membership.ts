import { addDays, addMonthsTaipei } from './calendar';

export type EntitlementKind = 'PAID' | 'BONUS' | 'TRIAL' | 'GIFT' | 'GRANT' | 'REFUND';

/** What the ledger says about one grant (or, with negative days, one withdrawal) of member time. */
export interface Grant {
  kind: EntitlementKind;
  months: number;
  days: number;
  grantedAt: Date;
}

/** The member time that one entry adds; `until` before `from` is a withdrawal. */
export interface Stretch<G extends Grant = Grant> {
  entry: G;
  from: Date;
  until: Date;
}

/** What the entitlements add up to. `expiresAt` is null for somebody who is not a member now. */
export interface Membership {
  level: 'VIP' | '';
  expiresAt: Date | null;
}

/** Entries of one moment: bought months come before the bonus days that follow them. */
const RANK: Record<EntitlementKind, number> = {
  PAID: 0,
  GIFT: 1,
  GRANT: 2,
  TRIAL: 3,
  BONUS: 4,
  REFUND: 5,
};

/** Lays the entries end to end, oldest first. Each starts at the later of its grant and the end so far,
 *  so an entry's stretch never moves when later ones arrive. Months that follow months without a break
 *  are counted from the first one's day: a monthly member of the 31st is not moved to the 28th for good. */
export function stretches<G extends Grant>(entries: readonly G[]): Stretch<G>[] {
  let end: Date | null = null;
  let run: { start: Date; months: number } | null = null;
  return inOrder(entries).map((entry) => {
    const from = later(entry.grantedAt, end);
    if (entry.days < 0) {
      end = later(entry.grantedAt, addDays(from, entry.days));
      run = null;
      return { entry, from, until: end };
    }
    const continues: boolean = run !== null && end !== null && from.getTime() === end.getTime();
    const start: { start: Date; months: number } =
      continues && run ? run : { start: from, months: 0 };
    const months = start.months + entry.months;
    end = addDays(addMonthsTaipei(start.start, months), entry.days);
    run = entry.days === 0 ? { start: start.start, months } : null;
    return { entry, from, until: end };
  });
}

/** Level and end at `now`, from entries granted until then. */
export function membershipAt(entries: readonly Grant[], now: Date): Membership {
  const end = stretches(entries).at(-1)?.until;
  return end !== undefined && end > now
    ? { level: 'VIP', expiresAt: end }
    : { level: '', expiresAt: null };
}

/** Until when somebody whose membership ends at `currentEnd` would be a member after buying this now. */
export function endAfterBuying(
  currentEnd: Date | null,
  bought: readonly { months: number; bonusDays: number; qty: number }[],
  now: Date,
): Date {
  const from = later(now, currentEnd);
  const months = bought.reduce((sum, { months, qty }) => sum + months * qty, 0);
  const days = bought.reduce((sum, { bonusDays, qty }) => sum + bonusDays * qty, 0);
  return addDays(addMonthsTaipei(from, months), days);
}

function later(at: Date, other: Date | null): Date {
  return new Date(Math.max(at.getTime(), other?.getTime() ?? 0));
}

function inOrder<G extends Grant>(entries: readonly G[]): G[] {
  return [...entries].sort(
    (a, b) => a.grantedAt.getTime() - b.grantedAt.getTime() || RANK[a.kind] - RANK[b.kind],
  );
}
