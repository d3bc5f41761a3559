import { addDays, addMonthsTaipei } from './calendar';
import { extendByPauses, getPauses } from './membership-pause';

type EntitlementKind =
  | 'PAID'
  | 'BONUS'
  | 'TRIAL'
  | 'GIFT'
  | 'GRANT'
  | 'REFUND'
  | 'PAUSE'
  | 'RESUME';

/** One entry of the append-only ledger. Months and days add member time (negative days of a GRANT withdraw
 *  it from the end); a REFUND ends the remaining time of its order line; a PAUSE delays time by `days`, a
 *  RESUME ends the present pause. */
export interface Grant {
  kind: EntitlementKind;
  months: number;
  days: number;
  grantedAt: Date;
  orderLineId?: string | null;
}

/** The period of one entry: the member time that it adds, the pause that it makes, or (with `from` equal to
 *  `until`) the moment at which it changed the periods of others. */
export interface MembershipPeriod<G extends Grant = Grant> {
  entry: G;
  from: Date;
  until: Date;
}

/** The sum of the entitlements. `expiresAt` is null for an account without membership now. */
export interface Membership {
  level: 'VIP' | '';
  expiresAt: Date | null;
  /** Paused member time: it resumes at `until` and then ends at `expiresAt`. */
  paused: { until: Date; expiresAt: Date } | null;
}

/** Order of entries at the same moment: months come before the days that follow them. Entries of one rank
 *  stay in the order in which they were written. */
const RANK: Record<EntitlementKind, number> = {
  PAID: 0,
  GIFT: 1,
  GRANT: 2,
  TRIAL: 3,
  BONUS: 4,
  REFUND: 5,
  RESUME: 6,
  PAUSE: 6,
};

/** Lays the entries end to end, oldest first. Each starts at the later of its grant and the end so far, so a
 *  later grant never moves an earlier period; a refund cuts its own line's periods at its moment, and the
 *  later periods move up, with calendar months counted again; a pause extends the periods that it overlaps
 *  by its length. Consecutive months are counted from the first one's day, so that a monthly member since
 *  the 31st does not stay on the 28th. */
export function periods<G extends Grant>(entries: readonly G[]): MembershipPeriod<G>[] {
  const ordered = inOrder(entries);
  const pauses = getPauses(ordered);
  const refundedAt = refundsByLine(ordered);
  let end: Date | null = null;
  /** The unbroken sequence of month entries so far. */
  let run: { start: Date; months: number } | null = null;
  return ordered.map((entry) => {
    if (entry.kind === 'PAUSE') return { entry, ...pauses.get(entry)! };
    if (entry.kind === 'REFUND' || entry.kind === 'RESUME')
      return { entry, from: entry.grantedAt, until: entry.grantedAt };
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
    const endWithoutPauses = addDays(addMonthsTaipei(start.start, months), entry.days);
    const endWithPauses = extendByPauses(from, endWithoutPauses, pauses.values());
    const cut = entry.orderLineId ? refundedAt.get(entry.orderLineId) : undefined;
    end = cut && cut < endWithPauses ? later(from, cut) : endWithPauses;
    run = entry.days === 0 && end === endWithoutPauses ? { start: start.start, months } : null;
    return { entry, from, until: end };
  });
}

/** The end of the member time of all entries, past or future; null without any. */
export function membershipEnd(entries: readonly Grant[]): Date | null {
  return lastEnd(periods(entries)) ?? null;
}

/** Level and end at `now`, from entries granted until then. */
export function membershipAt(entries: readonly Grant[], now: Date): Membership {
  const history = periods(entries);
  const end = lastEnd(history);
  if (end === undefined || end <= now) return { level: '', expiresAt: null, paused: null };
  const pause = history.find(
    ({ entry, from, until }) => isPause(entry) && from <= now && now < until,
  );
  return pause
    ? { level: '', expiresAt: null, paused: { until: pause.until, expiresAt: end } }
    : { level: 'VIP', expiresAt: end, paused: null };
}

/** The end of the membership after a purchase at `now`, computed as by the ledger with the purchase. */
export function projectedEnd(
  entries: readonly Grant[],
  purchased: readonly { months: number; bonusDays: number; qty: number }[],
  now: Date,
): Date {
  const purchase = purchased.flatMap(({ months, bonusDays, qty }): Grant[] => [
    { kind: 'PAID', months: months * qty, days: 0, grantedAt: now },
    { kind: 'BONUS', months: 0, days: bonusDays * qty, grantedAt: now },
  ]);
  const adds = purchase.filter(({ months, days }) => months + days > 0);
  return later(now, membershipEnd([...entries, ...adds]));
}

/** Whether an entry itself adds (or withdraws) member time. */
export function addsTime({ kind }: Pick<Grant, 'kind'>): boolean {
  return kind !== 'REFUND' && kind !== 'PAUSE' && kind !== 'RESUME';
}

function lastEnd(history: readonly MembershipPeriod[]): Date | undefined {
  return history.filter(({ entry }) => addsTime(entry)).at(-1)?.until;
}

function isPause({ kind }: Grant): boolean {
  return kind === 'PAUSE';
}

function refundsByLine(entries: readonly Grant[]): Map<string, Date> {
  const lines = new Map<string, Date>();
  for (const { kind, orderLineId, grantedAt } of entries)
    if (kind === 'REFUND' && orderLineId && !lines.has(orderLineId))
      lines.set(orderLineId, grantedAt);
  return lines;
}

function later(at: Date, other: Date | null): Date {
  return new Date(Math.max(at.getTime(), other?.getTime() ?? 0));
}

function inOrder<G extends Grant>(entries: readonly G[]): G[] {
  return [...entries].sort(
    (a, b) =>
      a.grantedAt.getTime() - b.grantedAt.getTime() ||
      RANK[a.kind] - RANK[b.kind] ||
      // A gift has months and days in entries of one kind.
      Number(a.months === 0) - Number(b.months === 0),
  );
}
