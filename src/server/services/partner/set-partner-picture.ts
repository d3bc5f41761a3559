import { createSecretToken } from '~/lib/secret-token';
import { type ServiceContext, type Verb, withTransaction } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { encodeAvatar } from '../account/avatar-image';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { cancelFileDeletion, scheduleFileDeletion } from '../stored-file/schedule-deletion';

/** Delay after which a picture that no page shows is deleted, ms: cached pages may show it for a while. */
const UNUSED_FILE_MS = 3600_000;

export interface PartnerPicture {
  id: string;
  /** The version that the operator read. */
  version: number;
  /** The file; null removes the picture. */
  bytes: Uint8Array | null;
}

/** Sets a partner's picture, re-encoded and under a new name, and has the front page made anew. A rejected file changes
 *  nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague was faster) |
 *    AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN | PICTURE_STORE_FAILED | TOO_MANY_REQUESTS */
export async function setPartnerPicture({
  ctx,
  input: { id, version, bytes },
}: Verb<PartnerPicture>): Promise<void> {
  requirePermission({ ctx, input: 'siteContent.write' });
  const before = await ctx.db.partner.findUnique({ where: { id } });
  if (!before) throw new ServiceError('CONTENT_NOT_FOUND');
  if (before.version !== version) throw new ServiceError('CONTENT_CHANGED');
  const picture = bytes && (await storePicture(ctx, bytes));
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
    const unused = { userId: null, shown: true, now: at, delayMs: UNUSED_FILE_MS };
    await scheduleFileDeletion(tx, before.picture, unused);
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

/** Stores a re-encoded picture, scheduled for deletion unless it is shown.
 *  @returns its path below the storage's root */
async function storePicture(ctx: ServiceContext, bytes: Uint8Array): Promise<string> {
  if (ctx.actor.kind === 'user') await consumeRateLimit(ctx, 'avatar', { userId: ctx.actor.id });
  const image = await encodeAvatar(bytes);
  const path = `partners/${createSecretToken()}.webp`;
  const unused = { userId: null, shown: false, now: ctx.now(), delayMs: UNUSED_FILE_MS };
  await scheduleFileDeletion(ctx.db, path, unused);
  try {
    await storage().put(path, image);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ error }, 'A picture was not stored');
    throw new ServiceError('PICTURE_STORE_FAILED');
  }
  return path;
}
