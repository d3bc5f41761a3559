import type { ServiceContext } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import type { AccountRequestKind } from '~/server/prisma-client/client';

interface NewAccountRequest {
  kind: AccountRequestKind;
  /** The address in whose name it is asked. */
  email: string;
  /** The account that a sign-up may have made, or whose owner wants the address. */
  userId?: string;
}

/** Writes down what somebody asks in the name of an e-mail; the worker answers it. Whether an account
 *  has the address is not looked at here, so that the door takes the same time in both cases. */
export async function enqueueAccountRequest(
  tx: Tx | Database,
  ctx: ServiceContext,
  request: NewAccountRequest,
): Promise<void> {
  const now = ctx.now();
  const { language } = ctx;
  await tx.accountRequest.create({
    data: { ...request, language, client: { ...ctx.client }, createdAt: now, nextTryAt: now },
  });
}
