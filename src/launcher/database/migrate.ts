import { explainingFailures } from './explain-failure';
import { migrate } from './migrations';
import { requireDatabaseUrl } from './require-database-url';

try {
  const url = requireDatabaseUrl();
  const applied = await explainingFailures(url, () => migrate(url));
  console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
