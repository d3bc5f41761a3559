import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import type { Database } from '~/server/db';
import { printErrorsOnly } from './captured-log';
import { closeTestDatabase, workerNumber, workerUrl } from './db';
import { restoreSettings } from './settings';

const databases = inject('databases');
const dataDir = join(databases.folder, `data-${workerNumber()}`);

// Settings of a test process; a worker's test files share the settings that they read.
Object.assign(process.env, {
  DATABASE_URL: workerUrl(databases),
  DATABASE_POOL: '8',
  EMBEDDED: '0',
  APP_URL: 'http://localhost:3000',
  APP_SECRET: 'test-secret-test-secret-test-secret-0001',
  SANDBOX_BANK_SECRET: 'test-bank-secret-test-bank-secret-000001',
  DATA_DIR: dataDir,
});
restoreSettings();
printErrorsOnly();

const globals = globalThis as { shuoyiDatabase?: Database };

afterAll(async () => {
  await closeTestDatabase();
  // The rate limiter caches its limits and rejections by database.
  await globals.shuoyiDatabase?.$disconnect();
  globals.shuoyiDatabase = undefined;
  rmSync(dataDir, { recursive: true, force: true });
});
