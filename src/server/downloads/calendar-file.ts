import 'server-only';
import { createEvent } from 'ics';
import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '~/lib/language';
import { route } from '~/lib/routes';
import { type ActivityPage, activitySlugSchema } from '~/schemas/activity';
import { ServiceError } from '~/server/errors';
import { getActivity } from '~/server/services/activity/queries';
import { systemContext } from '~/server/system-context';
import { recordRequest } from '~/server/telemetry/record-request';
import { toUnavailableResponse } from '~/server/unavailable-response';
import { toCalendarResponse } from './calendar-response';

const toLanguage = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE);

/** Handles the request for an activity as an iCalendar file (RFC 5545), in UTC, with an alarm an hour
 *  before. It does not contain the exact address, because only people with a seat may see it. */
export function handleCalendarFileRequest(request: Request, slug: string): Promise<Response> {
  const language = toLanguage(new URL(request.url).searchParams.get('language'));
  const recorded = {
    entry: 'download',
    call: 'activity-calendar',
    headers: request.headers,
  } as const;
  return recordRequest(recorded, () => respondOrExplain(slug, language));
}

async function respondOrExplain(slug: string, language: Language): Promise<Response> {
  try {
    return await respond(slug, language);
  } catch (error) {
    const unavailable = toUnavailableResponse(error);
    if (unavailable) return unavailable;
    throw error;
  }
}

async function respond(slug: string, language: Language): Promise<Response> {
  const parsedInput = activitySlugSchema.safeParse({ slug });
  const activity = parsedInput.success ? await findActivity(parsedInput.data.slug) : null;
  if (!activity) return new Response(null, { status: 404 });
  return toCalendarResponse(toCalendarFile(activity, language, env().APP_URL), activity.slug);
}

async function findActivity(slug: string): Promise<ActivityPage | null> {
  try {
    return await getActivity({ ctx: systemContext(), input: { slug } });
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'ACTIVITY_NOT_FOUND') return null;
    throw error;
  }
}

/** The text of the calendar file.
 *  @throws Error when the library rejects the event */
function toCalendarFile(activity: ActivityPage, language: Language, site: string): string {
  const { slug, startsAt, endsAt, title, summary, place, cancelled } = activity;
  const path = localePath(language, route('discovery-activity-id', { id: slug }));
  const { error, value } = createEvent({
    uid: `${slug}@${new URL(site).hostname}`,
    productId: '-//Shuoyi//Activities//EN',
    start: startsAt.getTime(),
    end: endsAt.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    title: title[language],
    description: summary[language],
    location: place[language],
    url: new URL(path, site).href,
    ...(cancelled
      ? // The same `uid` with a later sequence makes a calendar remove the event or mark it as cancelled.
        { status: 'CANCELLED', sequence: 1 }
      : {
          alarms: [
            {
              action: 'display',
              description: title[language],
              trigger: { hours: 1, before: true },
            },
          ],
        }),
  });
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return value;
}
