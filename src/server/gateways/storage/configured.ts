import { join } from 'node:path';
import { type Env, env } from '~/env';
import { localStorage } from './local-storage';
import { s3Storage } from './s3-storage';
import type { Storage } from './storage';

let configured: Storage | undefined;

/** The storage of this process. */
export function storage(): Storage {
  configured ??= createStorage(env());
  return configured;
}

/** Creates the storage: an S3 bucket when the settings name one, else a folder of this machine. */
function createStorage(settings: Env): Storage {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings;
  if (S3_ENDPOINT && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY)
    return s3Storage({
      endpoint: S3_ENDPOINT,
      bucket: S3_BUCKET,
      region: S3_REGION,
      accessKeyId: S3_ACCESS_KEY_ID,
      secretAccessKey: S3_SECRET_ACCESS_KEY,
    });
  return localStorage(join(settings.DATA_DIR, 'media'));
}
