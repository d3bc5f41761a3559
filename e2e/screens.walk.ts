import { CORE } from './core';
import { test } from './fixtures';
import { HALF, walkScreens } from './walk-screens';

test.describe.configure({ mode: 'parallel' });

walkScreens('Half of the pages are accessible, fit and have correct wording in Chinese', 'zh', {
  ...HALF,
  details: CORE,
  pages: 'even',
});
walkScreens('The other half are accessible, fit and have correct wording in English', 'en', {
  ...HALF,
  details: CORE,
  pages: 'odd',
});
