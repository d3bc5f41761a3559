import { migrate } from './migrations';
import { requireDatabaseUrl } from './require-database-url';

const applied = await migrate(requireDatabaseUrl());
console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`);
