import 'server-only';
import { randomUUID } from 'node:crypto';
import { cookies } from 'next/headers';
import { detectLanguage } from '~/i18n/detect';
import { isLanguage, LANGUAGE_COOKIE } from '~/i18n/language';
import { actorWithRenewal } from '~/server/auth/actor';
import { stateChangeAllowed } from '~/server/auth/origin-check';
import { recognisableActor } from '~/server/auth/visitor';
import { database } from '~/server/db';
import type { TrpcContext } from './trpc';

/** What the tRPC door knows of one HTTP request (a batch shares it). The web client names its page's
 *  language in the header `x-language`. */
export async function createTrpcContext({
  req,
  requestId = randomUUID(),
}: {
  req: Request;
  requestId?: string;
}): Promise<TrpcContext> {
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
    userAgent: req.headers.get('user-agent'),
    requestId,
    stateChangeAllowed: allowed,
  };
}
