import { connect } from '~/server/db';
import { seed } from '~prisma/seed';
import type { DemoAccount } from '~prisma/seed/demo-account';

/** Seeds the database at `url` over a connection of its own. */
export async function seedDatabase(url: string, demo: DemoAccount | null): Promise<void> {
  const db = connect(url, 2);
  try {
    await seed(db, demo);
  } finally {
    await db.$disconnect();
  }
}
