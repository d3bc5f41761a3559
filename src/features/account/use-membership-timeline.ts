'use client';
import { useLanguage, useScopedI18n } from '~/i18n/client';
import { formatShortDate } from '~/lib/format-short-date';
import type { MembershipEntry } from '~/schemas/profile';

/** One event of the ledger and its effect on the membership's end, in words. */
export interface TimelineEntry {
  key: string;
  at: Date;
  title: string;
  /** The calculation: `6 個月：2026/11/21 → 2027/5/21，再送 60 天 → 2027/7/20。` */
  text: string;
  /** The order that caused it: its number. */
  orderNumber: string | null;
  /** Notes below it: the order, and the reason. */
  order: string | null;
  reason: string | null;
}

const NBSP = '\u00a0';

type Texts = ReturnType<typeof useScopedI18n<'membership'>>;

/** The member history (oldest first) event by event: each starts at the previous event's end, so that the
 *  days add up. The entries of one purchase or one gift are one event. */
export function useMembershipTimeline(history: readonly MembershipEntry[]): TimelineEntry[] {
  const t = useScopedI18n('membership');
  const language = useLanguage();
  // Non-breaking spaces keep a date in one line.
  const day = (date: Date | null) =>
    date ? formatShortDate(date, language).replaceAll(' ', NBSP) : '';
  return toEvents(history).map((event, index) => {
    const [first] = event;
    return {
      key: `${index}`,
      at: first.grantedAt,
      title: toTitle(t, first),
      text: toCalculation(t, event, day),
      orderNumber: first.orderNumber,
      order: first.orderNumber && t('order', { number: first.orderNumber }),
      reason: first.reason && t('reason', { reason: first.reason }),
    };
  });
}

type LedgerEvent = [MembershipEntry, ...MembershipEntry[]];

/** Groups the entries of one moment and one order, one giver or one decision. */
function toEvents(history: readonly MembershipEntry[]): LedgerEvent[] {
  const events: LedgerEvent[] = [];
  for (const entry of history) {
    const event = events.at(-1);
    if (event && toSourceKey(event[0]) === toSourceKey(entry)) event.push(entry);
    else events.push([entry]);
  }
  return events;
}

function toSourceKey({ kind, grantedAt, orderNumber, giver, reason }: MembershipEntry): string {
  const cause = kind === 'BONUS' ? 'PAID' : kind;
  return JSON.stringify([cause, grantedAt, orderNumber, giver, reason]);
}

function toTitle(t: Texts, { kind, days, giver }: MembershipEntry): string {
  if (giver) return t('giver', { name: giver });
  return t(`kinds.${kind === 'GRANT' && days < 0 ? 'TAKEN_BACK' : kind}`);
}

function toCalculation(t: Texts, event: LedgerEvent, day: (date: Date | null) => string): string {
  const [first] = event;
  const ends = { before: day(first.endBefore), to: day(event.at(-1)?.endAfter ?? null) };
  const length = toLength(t, first);
  switch (first.kind) {
    case 'PAUSE':
      if (ends.before === ends.to) return t('unmoved');
      return t('pausing', { ...ends, length, from: day(first.from) });
    case 'RESUME':
      return ends.before === ends.to ? t('unmoved') : t('resumed', ends);
    case 'REFUND':
      return ends.before === ends.to ? t('unmoved') : t('refunded', ends);
  }
  if (first.days < 0) return t('takenBack', { ...ends, length });
  const sum = event.map((entry, index) => {
    const part = { length: toLength(t, entry), to: day(entry.endAfter) };
    if (index > 0) return t(entry.months > 0 ? 'more' : 'bonus', part);
    const continues = entry.endBefore !== null && entry.endBefore > entry.grantedAt;
    return continues
      ? t('follows', { ...part, before: day(entry.endBefore) })
      : t('starts', { ...part, from: day(entry.grantedAt) });
  });
  return t('full', { sum: sum.join('') });
}

/** "6 個月", "60 天"; withdrawn days are counted without their sign. */
function toLength(t: Texts, { months, days }: MembershipEntry): string {
  const dayText = t('days', { count: Math.abs(days) });
  if (months === 0) return dayText;
  const monthText = t('months', { count: months });
  return days === 0 ? monthText : t('both', { months: monthText, days: dayText });
}
