import 'server-only';
import { createEvent } from 'ics';
import { z } from 'zod';
import { addDaysToDay, startOfDay, taipeiDay } from '~/domain/day';
import { USUAL_MINUTES } from '~/domain/next-step/minutes';
import { env } from '~/env';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { hourSchema, minutesSchema } from '~/schemas/learner-settings';
import { toCalendarResponse } from './calendar-response';

const HOUR_MS = 3_600_000;

const digits = z
  .string()
  .regex(/^\d{1,2}$/)
  .transform(Number);

const querySchema = z.object({
  hour: digits.pipe(hourSchema),
  minutes: digits.pipe(minutesSchema).default(USUAL_MINUTES),
  language: z.enum(['zh', 'en']).default('zh'),
});

const TEXTS = {
  zh: {
    title: '練習說英文',
    description: '今天的練習都排好了，打開就能開始。',
  },
  en: {
    title: 'Speak English',
    description: 'Today’s practice is planned. Open it and begin.',
  },
};

/** Handles the request for daily practice as an iCalendar file (RFC 5545): an appointment each day at `hour`
 *  (Taipei) for `minutes`, with an alarm when it begins and the address of the day's plan. Taiwan keeps one time
 *  all year, so the times are in UTC. It contains no data of an account. 400 for an hour or a number of minutes
 *  that cannot be chosen. @param now time of the request; the first appointment is the next one */
export function handlePracticeCalendarRequest(request: Request, now = new Date()): Response {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  const parsed = querySchema.safeParse(query);
  if (!parsed.success) return new Response(null, { status: 400 });
  return toCalendarResponse(toPracticeCalendar(parsed.data, now), 'practice');
}

/** @throws Error when the library rejects the event */
function toPracticeCalendar(
  { hour, minutes, language }: z.infer<typeof querySchema>,
  now: Date,
): string {
  const today = taipeiDay(now);
  const onDay = (day: string) => startOfDay(day).getTime() + hour * HOUR_MS;
  const start = onDay(today) > now.getTime() ? onDay(today) : onDay(addDaysToDay(today, 1));
  const site = env().APP_URL;
  const { title, description } = TEXTS[language];
  const { error, value } = createEvent({
    uid: `practice-${hour}@${new URL(site).hostname}`,
    productId: '-//Shuoyi//Practice//EN',
    start,
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
    recurrenceRule: 'FREQ=DAILY',
    title,
    description,
    url: new URL(localePath(language, route('my-lesson')), site).href,
    busyStatus: 'FREE',
    alarms: [{ action: 'display', description: title, trigger: { minutes: 0, before: true } }],
  });
  if (error || !value) throw error ?? new Error('The calendar file is empty.');
  return value;
}
