import { givenUrl } from './given-url';
import { seedDatabase } from './seed-database';

await seedDatabase(givenUrl(), null);
console.log('The content is in.');
