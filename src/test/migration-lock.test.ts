import { expect, it } from 'vitest';
import { migrate } from '~/launcher/database/migrations';
import { testDatabaseKind } from './db';
import { onDatabase } from './drill-database';
import { createScratchDatabase } from './scratch-database';

it.skipIf(testDatabaseKind() === 'embedded')(
  'A server that finds every migration applied waits for no lock that a pooler kept',
  async () => {
    const { url, stop } = await createScratchDatabase();
    await migrate(url);
    await onDatabase(url, async (client) => {
      // The lock of Prisma's schema engine.
      await client.query('SELECT pg_advisory_lock(72707369)');
      expect(await migrate(url)).toEqual([]);
    });
    await stop();
  },
  20_000,
);
