import { handlePracticeCalendarRequest } from '~/server/downloads/practice-calendar';

/** `GET /api/practice/calendar?hour=20&minutes=12&language=en`: an iCalendar file. Public: it reveals
 *  nothing. */
export function GET(request: Request): Response {
  return handlePracticeCalendarRequest(request);
}
