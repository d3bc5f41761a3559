import { join } from 'node:path';
import { ROOT } from '~/cli/machine/root';

export const SCHEMA_FILE = join(ROOT, 'prisma/schema.prisma');
export const MIGRATIONS_DIR = join(ROOT, 'prisma/migrations');
