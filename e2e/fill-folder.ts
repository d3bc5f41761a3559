// Makes the first start before any browser test: npm test does so while other tests run.
import firstStart from './first-start';

await firstStart();
