/** Length of the trial for a non-member's first check-in, days. */
export const TRIAL_DAYS = 14;

/** Check-in opens two hours before the start. */
const CHECK_IN_LEAD_MS = 2 * 3_600_000;

export interface ActivityHours {
  startsAt: Date;
  endsAt: Date;
}

/** COMING can be registered for; OVER has ended. */
export type ActivityPhase = 'COMING' | 'RUNNING' | 'OVER';

export function phaseAt({ startsAt, endsAt }: ActivityHours, now: Date): ActivityPhase {
  if (now < startsAt) return 'COMING';
  return now < endsAt ? 'RUNNING' : 'OVER';
}

/** The time from which people can be checked in. It never closes, so that a paper list can be entered the day after. */
export function checkInOpensAt({ startsAt }: Pick<ActivityHours, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - CHECK_IN_LEAD_MS);
}

/** Whether check-in is open. */
export function isCheckInOpen(activity: ActivityHours, now: Date): boolean {
  return now >= checkInOpensAt(activity);
}

/** The unique source key of a user's trial in the ledger: one trial per user, for all activities. */
export function trialKey(userId: string): string {
  return `activity-trial:${userId}`;
}
