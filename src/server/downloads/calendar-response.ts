import 'server-only';

/** The response that downloads an iCalendar file.
 *  @param name of the file, without its ending; letters, digits, hyphens */
export function toCalendarResponse(text: string, name: string): Response {
  return new Response(text, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.ics"`,
      'Cache-Control': 'no-cache',
    },
  });
}
