import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, inject } from 'vitest';
import { closeTestDatabase, workerUrl } from './db';

const dataDir = mkdtempSync(join(tmpdir(), 'shuoyi-data-'));

// Settings of a test process; `~/env` reads them on first use.
Object.assign(process.env, {
  DATABASE_URL: workerUrl(inject('databases')),
  DATABASE_POOL: '8',
  EMBEDDED: '0',
  APP_URL: 'http://localhost:3000',
  APP_SECRET: 'test-secret-test-secret-test-secret-0001',
  SANDBOX_BANK_SECRET: 'test-bank-secret-test-bank-secret-000001',
  DATA_DIR: dataDir,
});

afterAll(async () => {
  await closeTestDatabase();
  rmSync(dataDir, { recursive: true, force: true });
});
