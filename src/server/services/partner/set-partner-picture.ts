import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { encodeAvatar } from '../account/avatar-image';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { cancelFileDeletion, scheduleFileDeletion } from '../stored-file/schedule-deletion';
import { storePicture } from '../stored-file/store-picture';

/** Delay after which a replaced picture is deleted, ms: cached pages may show it for a while. */
const REPLACED_FILE_MS = 3600_000;

export interface PartnerPicture {
  id: string;
  /** The version that the operator read. */
  version: number;
  /** The file; null removes the picture. */
  bytes: Uint8Array | null;
}

/** Sets a partner's picture, re-encoded and under a new name, and marks the home page stale. A rejected file
 *  changes nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) | AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN | PICTURE_STORE_FAILED |
 *    TOO_MANY_REQUESTS */
export async function setPartnerPicture({
  ctx,
  input: { id, version, bytes },
}: Verb<PartnerPicture>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const before = await ctx.db.partner.findUnique({ where: { id } });
  if (!before) throw new ServiceError('CONTENT_NOT_FOUND');
  if (before.version !== version) throw new ServiceError('CONTENT_CHANGED');
  const picture = bytes && (await storePartnerPicture(ctx, bytes));
  if (picture === before.picture) return;
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const { count } = await tx.partner.updateMany({
      where: { id, version },
      data: { picture, version: { increment: 1 }, editedAt: at },
    });
    if (count === 0) throw new ServiceError('CONTENT_CHANGED');
    if (picture && !(await cancelFileDeletion(tx, picture)))
      throw new ServiceError('PICTURE_STORE_FAILED');
    const replaced = { userId: null, shown: true, now: at, delayMs: REPLACED_FILE_MS };
    await scheduleFileDeletion(tx, before.picture, replaced);
    await markTagsStale(tx, ['partners'], at);
    await recordAct(tx, ctx, {
      kind: 'partner.edit',
      permission: 'siteContent.write',
      subject: ['partner', before.slug],
      before: { picture: before.picture },
      after: { picture },
    });
  });
}

async function storePartnerPicture(ctx: ServiceContext, bytes: Uint8Array): Promise<string> {
  if (ctx.actor.kind === 'user') await consumeRateLimit(ctx, 'avatar', { userId: ctx.actor.id });
  const image = await encodeAvatar(bytes);
  const failure = 'PICTURE_STORE_FAILED';
  return storePicture({ ctx, input: { folder: 'partners', image, userId: null, failure } });
}
