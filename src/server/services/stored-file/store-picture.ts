import { createSecretToken } from '~/lib/secret-token';
import type { ErrorCode } from '~/schemas/error-codes';
import type { Verb } from '~/server/context';
import { ServiceError } from '~/server/errors';
import { storage } from '~/server/gateways/storage/configured';
import { StorageError } from '~/server/gateways/storage/storage';
import { log } from '~/server/telemetry/log.mjs';
import { scheduleFileDeletion } from './schedule-deletion';

/** Delay after which a stored but never shown picture is deleted, ms: its request crashed. */
const UNUSED_FILE_MS = 3600_000;

interface PictureToStore {
  /** Folder below the storage's root, such as `avatars`. */
  folder: string;
  /** The encoded picture, WebP. */
  image: Uint8Array;
  /** The user of the picture; null for one of the site. */
  userId: string | null;
  failure: ErrorCode;
}

/** Stores a picture under a new name, scheduled for deletion unless it is shown.
 *  @returns its path below the storage's root
 *  @throws ServiceError with the code `failure` when the storage fails */
export async function storePicture({
  ctx,
  input: { folder, image, userId, failure },
}: Verb<PictureToStore>): Promise<string> {
  const path = `${folder}/${createSecretToken()}.webp`;
  const unused = { userId, shown: false, now: ctx.now(), delayMs: UNUSED_FILE_MS };
  await scheduleFileDeletion(ctx.db, path, unused);
  try {
    await storage().put(path, image);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    log.error({ error, folder }, 'A picture was not stored');
    throw new ServiceError(failure);
  }
  return path;
}
