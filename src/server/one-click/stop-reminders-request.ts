import 'server-only';
import { env } from '~/env';
import { detectLanguage } from '~/i18n/detect-language.mjs';
import { localePath } from '~/i18n/paths';
import { route } from '~/lib/routes';
import { reminderTokenSchema } from '~/schemas/reminder';
import type { ServiceContext } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { stopReminders } from '~/server/services/reminder/stop-reminders';
import { log } from '~/server/telemetry/log.mjs';
import { toUnavailableResponse } from '~/server/unavailable-response';

/** Handles the POST of a mail program to the `List-Unsubscribe` address of a reminder (RFC 8058): no cookie, no
 *  origin, no redirect. Its body is always `List-Unsubscribe=One-Click` and is not read. */
export async function handleOneClickStop(ctx: ServiceContext, token: string): Promise<Response> {
  try {
    const input = { token: reminderTokenSchema.safeParse(token).data ?? '' };
    await stopReminders({ ctx, input });
    return respond(200, 'stopped');
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'LINK_INVALID')
      return respond(404, 'unknown link');
    const unavailable = toUnavailableResponse(error);
    if (unavailable) return unavailable;
    log.error({ error }, 'Reminders could not be stopped.');
    return respond(500, 'not stopped');
  }
}

/** Redirects a person who opens the address to the page with a confirmation. A GET changes nothing, because
 *  mail scanners open every link. */
export function leadToStopPage(headers: Headers, token: string): Response {
  const language = detectLanguage(undefined, headers.get('accept-language'));
  const known = reminderTokenSchema.safeParse(token).data;
  const path = localePath(language, route('reminder-token', known ? { token: known } : {}));
  return new Response(null, {
    status: 303,
    headers: {
      location: new URL(path, env().APP_URL).href,
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
  });
}

function respond(status: number, text: string): Response {
  return new Response(text, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  });
}
