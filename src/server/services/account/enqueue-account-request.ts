import type { ServiceContext } from '~/server/context';
import type { Database, Tx } from '~/server/db';
import type { AccountRequestKind } from '~/server/prisma-client/client';
import { currentRequestId } from '~/server/telemetry/tracing';

interface NewAccountRequest {
  kind: AccountRequestKind;
  /** The e-mail that the request is about. */
  email: string;
  /** The account that a sign-up may have created, or that requests the e-mail as its new one. */
  userId?: string;
}

/** Enqueues a request about an e-mail for the worker, under the present version of its account's credentials.
 *  Whether an account has the e-mail is not checked here, so that the call takes the same time in both cases. */
export async function enqueueAccountRequest(
  tx: Tx | Database,
  ctx: ServiceContext,
  request: NewAccountRequest,
): Promise<void> {
  const now = ctx.now();
  const { language, client } = ctx;
  const account =
    request.userId !== undefined &&
    (await tx.user.findUnique({
      where: { id: request.userId },
      select: { credentialsVersion: true },
    }));
  await tx.accountRequest.create({
    data: {
      ...request,
      ...(account || {}),
      language,
      client: { ...client },
      createdAt: now,
      nextTryAt: now,
      requestId: currentRequestId(),
    },
  });
}
