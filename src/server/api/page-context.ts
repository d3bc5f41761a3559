import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import type { Language } from '~/lib/language';
import { getActor } from '~/server/auth/actor';
import { NO_CLIENT } from '~/server/context';
import { database } from '~/server/db';
import { getRequestId } from '~/server/telemetry/request-id';
import type { TrpcContext } from './trpc';

/** The context of a server component, read once a request. It reads cookies, so that only dynamic pages may
 *  call it. A page never changes state. */
export const createPageContext = cache(async (language: Language): Promise<TrpcContext> => {
  const db = database();
  const now = () => new Date();
  const actor = await getActor(db, now());
  return {
    db,
    now,
    actor,
    language,
    client: NO_CLIENT,
    requestId: getRequestId(await headers()),
    isTrustedOrigin: false,
  };
});
