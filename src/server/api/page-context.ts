import 'server-only';
import { randomUUID } from 'node:crypto';
import { cache } from 'react';
import type { Language } from '~/lib/language';
import { getActor } from '~/server/auth/actor';
import { NO_CLIENT } from '~/server/context';
import { database } from '~/server/db';
import type { TrpcContext } from './trpc';

/** What a server component's page knows of its request. It reads cookies, so only dynamic pages may
 *  ask; one look-up a request. A page never changes state. */
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
    requestId: randomUUID(),
    isTrustedOrigin: false,
  };
});
