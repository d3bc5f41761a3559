import type { ServiceContext, Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { consumeRateLimit } from '~/server/throttle/consume-rate-limit';
import { withTransaction } from '~/server/transaction';
import { requirePermission } from '../operator/permissions';
import { recordAct } from '../operator/record-act';
import { markTagsStale } from '../stale-tag/mark-stale';
import { encodePicture } from '../stored-file/encode-picture';
import { cancelFileDeletion, scheduleFileDeletion } from '../stored-file/schedule-deletion';
import { storePicture } from '../stored-file/store-picture';
import { lockVideo } from './lock-video';

/** Delay after which a replaced poster is deleted, ms: cached pages may show it for a while. */
const REPLACED_FILE_MS = 3600_000;

/** Largest poster: the shape of a video, in the width of the player on a large screen. */
const POSTER_SIZE = { width: 1280, height: 720 };

export interface VideoPoster {
  id: string;
  /** The version that the operator read. */
  version: number;
  /** The file; null brings the drawing back. */
  bytes: Uint8Array | null;
}

/** Sets a video's poster, re-encoded and under a new name, and marks its pages stale. A rejected file changes
 *  nothing.
 *  @throws ServiceError LOGIN_USER_REQUIRED | FORBIDDEN | CONTENT_NOT_FOUND | CONTENT_CHANGED (a colleague
 *    was faster) | AVATAR_INVALID | AVATAR_TOO_LARGE | AVATAR_BROKEN | PICTURE_STORE_FAILED |
 *    TOO_MANY_REQUESTS */
export async function setVideoPoster({
  ctx,
  input: { id, version, bytes },
}: Verb<VideoPoster>): Promise<void> {
  requirePermission({ ctx, input: 'video.edit' });
  // The version is checked before the picture is encoded, so that an outdated one, or an unknown video, costs no
  // encoding.
  await withTransaction(ctx, (tx) => lockVideo(tx, { id, version }));
  const picture = bytes && (await storePoster(ctx, bytes));
  const at = ctx.now();
  await withTransaction(ctx, async (tx) => {
    const before = await lockVideo(tx, { id, version });
    if (picture === before.picture) return;
    await tx.mediaLesson.update({ where: { id }, data: { picture, version: { increment: 1 } } });
    if (picture && !(await cancelFileDeletion(tx, picture)))
      throw new ServiceError('PICTURE_STORE_FAILED');
    const replaced = { userId: null, shown: true, now: at, delayMs: REPLACED_FILE_MS };
    await scheduleFileDeletion(tx, before.picture, replaced);
    await markTagsStale(tx, ['media-lessons'], at);
    await recordAct(tx, ctx, {
      kind: 'video.poster',
      permission: 'video.edit',
      subject: ['video', before.slug],
      before: { picture: before.picture },
      after: { picture },
    });
  });
}

async function storePoster(ctx: ServiceContext, bytes: Uint8Array): Promise<string> {
  if (ctx.actor.kind === 'user') await consumeRateLimit(ctx, 'avatar', { userId: ctx.actor.id });
  const image = await encodePicture(bytes, (picture) =>
    picture.autoOrient().resize({ ...POSTER_SIZE, fit: 'cover', withoutEnlargement: true }),
  );
  const failure = 'PICTURE_STORE_FAILED';
  return storePicture({ ctx, input: { folder: 'posters', image, userId: null, failure } });
}
