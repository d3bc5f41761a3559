/** What a person who comes and is no member gets. */
export const TRIAL_DAYS = 14;

/** People may be checked in from two hours before the start. */
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

/** Whether people can be checked in; it stays so, for a list that is typed in on the next day. */
export function isCheckInOpen({ startsAt }: ActivityHours, now: Date): boolean {
  return now.getTime() >= startsAt.getTime() - CHECK_IN_LEAD_MS;
}

/** The ledger's key of a person's trial: a second one has nowhere to go, whatever the activity. */
export function trialKey(userId: string): string {
  return `activity-trial:${userId}`;
}
