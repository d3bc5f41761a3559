import { streamJsonObject } from '~/lib/json-stream';
import { ACCOUNT_DATA_VERSION } from '~/schemas/account-data';
import type { ReauthenticationInput } from '~/schemas/security';
import type { ServiceContext, Verb } from '~/server/context';
import type { Tx } from '~/server/db';
import { ServiceError } from '~/server/errors';
import type { User } from '~/server/prisma-client/client';
import { reauthenticate, withReauthenticatedUser } from '~/server/services/account/reauthenticate';
import { recordSecurityEvent } from '~/server/services/audit/record-security-event';
import { accountParts } from './account-parts';
import { learningParts } from './learning-parts';
import { purchaseParts } from './purchase-parts';
import { spacedRepetitionParts } from './spaced-repetition-parts';

/** Maximum number of exports of one account in an hour, because each reads many rows. */
export const EXPORTS_PER_HOUR = 5;

const HOUR_MS = 3_600_000;

/** All stored data of the acting user as the text of one JSON file (`schemas/account-data`), streamed from the
 *  database.
 *  @throws ServiceError LOGIN_USER_REQUIRED | CURRENT_PASSWORD_WRONG | TOO_MANY_REQUESTS */
export async function exportData({
  ctx,
  input,
}: Verb<ReauthenticationInput>): Promise<AsyncIterable<string>> {
  const reauthenticated = await reauthenticate({ ctx, input: input.currentPassword });
  const userId = reauthenticated.user.id;
  const work = async (tx: Tx) => {
    const recent = await tx.securityEvent.findMany({
      where: {
        userId,
        kind: 'DATA_DOWNLOADED',
        at: { gt: new Date(ctx.now().getTime() - HOUR_MS) },
      },
      orderBy: { at: 'asc' },
      select: { at: true },
    });
    const [first] = recent;
    if (first && recent.length >= EXPORTS_PER_HOUR) {
      const waitMs = first.at.getTime() + HOUR_MS - ctx.now().getTime();
      throw new ServiceError('TOO_MANY_REQUESTS', undefined, Math.ceil(waitMs / 1000));
    }
    await recordSecurityEvent(tx, ctx, { kind: 'DATA_DOWNLOADED', userId });
  };
  await withReauthenticatedUser({ ctx, input: { reauthenticated, work } });
  return toJson(ctx, reauthenticated.user);
}

function toJson(ctx: ServiceContext, user: User): AsyncIterable<string> {
  const { account, terms, devices, knownBrowsers, membership, ...log } = accountParts({
    ctx,
    input: user,
  });
  return streamJsonObject({
    format: async () => 'shuoyi-account-data',
    version: async () => ACCOUNT_DATA_VERSION,
    exportedAt: async () => ctx.now(),
    account,
    terms,
    devices,
    knownBrowsers,
    membership,
    ...purchaseParts({ ctx, input: user.id }),
    ...learningParts({ ctx, input: user.id }),
    ...spacedRepetitionParts({ ctx, input: user.id }),
    ...log,
  });
}
