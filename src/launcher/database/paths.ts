import { join } from 'node:path';
import { ROOT } from '~/launcher/machine/root';

export const SCHEMA_DIR = join(ROOT, 'prisma/schema');
export const MIGRATIONS_DIR = join(ROOT, 'prisma/migrations');
