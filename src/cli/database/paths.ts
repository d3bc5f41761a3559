import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
export const SCHEMA_FILE = join(ROOT, 'prisma/schema.prisma');
export const MIGRATIONS_DIR = join(ROOT, 'prisma/migrations');
