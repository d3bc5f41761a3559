/** Rewrites the first migration from schema.prisma. Only until the first release: databases that
 *  already have it would notice the changed checksum. Afterwards: `npm run db:new -- name`. */
import { rm } from 'node:fs/promises';
import { MIGRATIONS_DIR } from './paths';
import { writeMigration } from './write-migration';

await rm(MIGRATIONS_DIR, { recursive: true, force: true });
console.log(`Wrote ${await writeMigration('20261121000000_initial', '')}`);
