import { addDays } from './calendar';

/** A period in which no member time passes. */
export interface Pause {
  from: Date;
  until: Date;
}

interface PauseEntry {
  kind: string;
  days: number;
  grantedAt: Date;
}

/** The pauses of a ledger, oldest first. A pause requested during another one begins at its end, so pauses
 *  never overlap; a RESUME ends the present one, and those queued behind it do not begin.
 *  @param ordered entries, oldest first */
export function getPauses<E extends PauseEntry>(ordered: readonly E[]): Map<E, Pause> {
  const pauses = new Map<E, Pause>();
  let end: Date | null = null;
  for (const entry of ordered) {
    if (entry.kind === 'PAUSE') {
      const from: Date = end && end > entry.grantedAt ? end : entry.grantedAt;
      end = addDays(from, entry.days);
      pauses.set(entry, { from, until: end });
    } else if (entry.kind === 'RESUME' && end && end > entry.grantedAt) {
      end = entry.grantedAt;
      for (const [paused, { from, until }] of pauses)
        pauses.set(paused, { from: earlier(from, end), until: earlier(until, end) });
    }
  }
  return pauses;
}

/** The end of a period extended by the pauses in it.
 *  @returns `until` itself when no pause overlaps the period */
export function extendByPauses(from: Date, until: Date, pauses: Iterable<Pause>): Date {
  let end = until;
  for (const pause of pauses) {
    if (pause.from >= end || pause.until <= from) continue;
    const pausedMs = pause.until.getTime() - Math.max(pause.from.getTime(), from.getTime());
    if (pausedMs > 0) end = new Date(end.getTime() + pausedMs);
  }
  return end;
}

function earlier(a: Date, b: Date): Date {
  return a < b ? a : b;
}
