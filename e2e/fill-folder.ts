// Runs the first start before any browser test. `npm test` does this while other tests run.
import firstStart from './first-start';

await firstStart();
