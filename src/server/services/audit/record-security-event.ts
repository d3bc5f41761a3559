import { createHmac } from 'node:crypto';
import { env } from '~/env';
import type { ServiceContext } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import type { SecurityEventKind } from '~/server/prisma-client/client';

export interface SecurityEventInput {
  kind: SecurityEventKind;
  /** The account that the event is about; null when there is none. */
  userId: string | null;
  /** The e-mail that was tried when no account has it: only its keyed hash is stored. */
  email?: string;
  /** Small facts such as `{ sessions: 2 }`. Never a password, a token or an address. */
  detail?: Record<string, string | number | boolean | null>;
}

/** Writes one row of the audit log, in the transaction of the change that it records. */
export async function recordSecurityEvent(
  tx: Tx | Database,
  ctx: ServiceContext,
  { kind, userId, email, detail = {} }: SecurityEventInput,
): Promise<void> {
  await tx.securityEvent.create({
    data: {
      at: ctx.now(),
      kind,
      userId,
      actor: ctx.actor.kind === 'user' ? ctx.actor.id : ctx.actor.kind,
      subjectHash: email === undefined ? null : subjectHash(email),
      address: ctx.client.address,
      userAgent: ctx.client.userAgent,
      detail,
    },
  });
}

function subjectHash(email: string): string {
  return createHmac('sha256', env().APP_SECRET).update(`audit:${email}`).digest('base64url');
}
