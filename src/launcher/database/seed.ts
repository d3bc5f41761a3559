import { requireDatabaseUrl } from './require-database-url';
import { seedDatabase } from './seed-database';

await seedDatabase(requireDatabaseUrl(), null);
console.log('The content is in.');
