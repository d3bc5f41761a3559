import { writeFileSync } from 'node:fs';
import { readInternals } from './internals';
import { PAGE, writePage } from './page';

/** `npm run next:page`: writes the page for an engineer who upgrades Next. */
writeFileSync(PAGE, writePage(readInternals()));
console.log(`${PAGE} is written.`);
