import { phaseAt } from '~/domain/activity';
import type { ActivitySummary } from '~/schemas/activity';

/** What the front page shows of an activity. */
export type ComingActivity = Pick<
  ActivitySummary,
  | 'slug'
  | 'kind'
  | 'title'
  | 'startsAt'
  | 'endsAt'
  | 'online'
  | 'city'
  | 'seats'
  | 'sample'
  | 'drawing'
>;

/** Activities that have not begun and take place, with what the front page shows of them. */
export function toComingActivities(
  activities: readonly ActivitySummary[],
  now: Date,
): ComingActivity[] {
  return activities
    .filter((activity) => !activity.cancelled && phaseAt(activity, now) === 'COMING')
    .map(({ slug, kind, title, startsAt, endsAt, online, city, seats, sample, drawing }) => ({
      slug,
      kind,
      title,
      startsAt,
      endsAt,
      online,
      city,
      seats,
      sample,
      drawing,
    }));
}
