import { handleCalendarFileRequest } from '~/server/downloads/calendar-file';

/** `GET /api/activities/<slug>/calendar?language=en`: an iCalendar file. Public, like its page. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ slug: string }> },
): Promise<Response> {
  return handleCalendarFileRequest(request, (await params).slug);
}
