import { givenUrl } from './given-url';
import { migrate } from './migrations';

const applied = await migrate(givenUrl());
console.log(applied.length === 0 ? 'Nothing to apply.' : `Applied ${applied.join(', ')}.`);
