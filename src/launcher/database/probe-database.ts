import { connect } from '~/server/db';
import { explainingFailures } from './explain-failure';

/** Makes a connection as servers, workers and commands do, and reads with it what has been migrated.
 *  @throws Error that explains to whoever set the address why that is not possible */
export function probeDatabase(url: string): Promise<void> {
  return explainingFailures(url, async () => {
    const db = connect(url, 1);
    try {
      await db.$executeRaw`SELECT FROM _prisma_migrations LIMIT 1`;
    } finally {
      await db.$disconnect().catch(() => {});
    }
  });
}
