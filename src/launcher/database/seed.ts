import { probeDatabase } from './probe-database';
import { requireDatabaseUrl } from './require-database-url';
import { seedDatabase } from './seed-database';

try {
  const url = requireDatabaseUrl();
  await probeDatabase(url);
  await seedDatabase(url, null);
  console.log('The content is in the database.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
