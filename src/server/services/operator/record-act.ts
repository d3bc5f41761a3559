import { v7 as newTimeOrderedUuid } from 'uuid';
import type { ActKind, SubjectKind } from '~/domain/operator-act';
import type { Permission } from '~/domain/permissions';
import type { ServiceContext } from '~/server/context';
import { Prisma, type Tx } from '~/server/db';
import { assertStillPermitted } from './permissions';

/** Changed values of an act: ids, numbers, states, and texts that the site shows to everybody. A person's name or
 *  address, or a secret, must not be stored, because the log outlives the account. */
export type ActValues = Record<string, string | number | boolean | null>;

export interface Act {
  kind: ActKind;
  /** The permission of the act: it is checked again, as the last step of the transaction. */
  permission: Permission;
  /** The subject: `['order', 'SY20261121-7K3QX']`, `['person', id]`. */
  subject: readonly [SubjectKind, string];
  before?: ActValues | null;
  after?: ActValues | null;
  reason?: string | undefined;
}

/** Writes an act into the log, in the transaction of the act. A bulk act has one row for each item.
 *  @throws ServiceError FORBIDDEN (the permission was removed meanwhile) */
export async function recordAct(tx: Tx, ctx: ServiceContext, act: Act): Promise<void> {
  const { kind, permission, subject, before, after, reason = '' } = act;
  await assertStillPermitted(tx, ctx, permission);
  await tx.operatorAct.create({
    data: {
      id: newTimeOrderedUuid(),
      at: ctx.now(),
      kind,
      actorId: ctx.actor.kind === 'user' ? ctx.actor.id : null,
      subjectKind: subject[0],
      subject: subject[1],
      before: before ?? Prisma.DbNull,
      after: after ?? Prisma.DbNull,
      reason,
    },
  });
}
