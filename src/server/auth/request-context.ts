import 'server-only';
import { detectLanguage } from '~/i18n/detect-language.mjs';
import { isLanguage, LANGUAGE_COOKIE, type Language } from '~/lib/language';
import type { ServiceContext } from '~/server/context';
import { database } from '~/server/db';
import { getRequestId } from '~/server/telemetry/request-id';
import { getActorAndRenew, sendSessionToken } from './actor';
import { getClient } from './client';
import { requestCookies } from './current-request';
import { isTrustedOrigin } from './origin-check';
import { ensureVisitorCookie } from './visitor-cookie';

/** The services' context with what an entry point knows of its request. */
export interface RequestContext extends ServiceContext {
  /** Id of the request, which the response has as `X-Request-Id`. */
  requestId: string;
  /** Whether `Origin` and `Sec-Fetch-Site` allow a state change. */
  isTrustedOrigin: boolean;
}

/** Language of a request without a page URL: cookie first, then `Accept-Language`. */
export async function browserLanguage(headers: Headers): Promise<Language> {
  const storedLanguage = (await requestCookies()).get(LANGUAGE_COOKIE)?.value;
  return detectLanguage(storedLanguage, headers.get('accept-language'));
}

/** Language of the web client's page, from the header `x-language`; without it that of the browser. */
export async function pageLanguage(headers: Headers): Promise<Language> {
  const page = headers.get('x-language');
  return isLanguage(page) ? page : browserLanguage(headers);
}

/** The context of one HTTP request, for tRPC (one for a whole batch) and REST.
 *  @param language by default that of the requesting page
 *  @param withAccount whether a call of the request returns the account, which is then read with the session */
export async function requestContext({
  req,
  requestId = getRequestId(req.headers),
  language,
  withAccount,
}: {
  req: Request;
  requestId?: string;
  language?: Language;
  withAccount?: boolean;
}): Promise<RequestContext> {
  const db = database();
  const now = () => new Date();
  const actor = await getActorAndRenew(db, now(), withAccount);
  const trusted = isTrustedOrigin(req.headers);
  return {
    db,
    now,
    actor: req.method === 'POST' && trusted ? await ensureVisitorCookie(actor) : actor,
    language: language ?? (await pageLanguage(req.headers)),
    client: await getClient(req.headers),
    requestId,
    isTrustedOrigin: trusted,
    sendSessionToken,
  };
}
