import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { detectLanguage } from '~/i18n/detect';
import { isLanguage, LANGUAGE_COOKIE } from '~/i18n/language';
import type { ServiceContext } from '~/server/context';
import { database } from '~/server/db';
import { actorWithRenewal } from './actor';
import { clientOf } from './client';
import { stateChangeAllowed } from './origin-check';
import { recognisableActor } from './visitor';

/** What a door knows of its request beyond the services' context. */
export interface RequestContext extends ServiceContext {
  requestId: string;
  /** Whether `Origin` and `Sec-Fetch-Site` allow a state change. */
  stateChangeAllowed: boolean;
}

/** Reads the context of one HTTP request, for both doors (a tRPC batch shares it). The web client names
 *  its page's language in the header `x-language`. */
export async function requestContext({
  req,
  requestId = randomUUID(),
}: {
  req: Request;
  requestId?: string;
}): Promise<RequestContext> {
  const db = database();
  const now = () => new Date();
  const actor = await actorWithRenewal(db, now());
  const page = req.headers.get('x-language');
  const allowed = stateChangeAllowed(req.headers);
  return {
    db,
    now,
    actor: req.method === 'POST' && allowed ? await recognisableActor(actor) : actor,
    language: isLanguage(page)
      ? page
      : detectLanguage(
          (await cookies()).get(LANGUAGE_COOKIE)?.value,
          req.headers.get('accept-language'),
        ),
    client: await clientOf(req.headers),
    requestId,
    stateChangeAllowed: allowed,
  };
}
