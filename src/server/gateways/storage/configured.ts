import { join } from 'node:path';
import { env } from '~/env';
import { localStorage } from './local-storage';
import type { Storage } from './storage';

/** The storage of this process. */
export function storage(): Storage {
  return localStorage(join(env().DATA_DIR, 'media'));
}
