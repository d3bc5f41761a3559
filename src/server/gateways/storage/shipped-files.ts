import { join } from 'node:path';
import { openStoredFile } from './local-storage';
import type { Storage } from './storage';

const SHIPPED_PATH = /^\/media\/[a-z-]+\/[a-z0-9-]+\/[0-9a-f]{16}\.[A-Za-z0-9.-]{3,12}$/;

/** The product's files below `public`, by their path from the site's root. */
export const shippedFiles: Pick<Storage, 'get'> = {
  get: async (path) =>
    SHIPPED_PATH.test(path) ? openStoredFile(join(process.cwd(), 'public', path)) : null,
};
