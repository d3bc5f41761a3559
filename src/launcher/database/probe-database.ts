import { connect } from '~/server/db';
import { explainingFailures } from './explain-failure';

/** Opens a connection as servers, workers and commands do, and reads the applied migrations.
 *  @throws Error that explains to the operator why that is not possible */
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
