import { phaseAt } from '~/domain/activity';
import type { ActivitySummary } from '~/schemas/activity';

/** The properties of an activity that the front page shows. */
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

/** Activities that have not begun and are not cancelled, with the properties that the front page shows. */
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
