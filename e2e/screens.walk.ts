import { test } from './fixtures';
import { HALF, walkScreens } from './walk-screens';

test.describe.configure({ mode: 'parallel' });

walkScreens('Half of the pages are accessible, fit and have correct wording in Chinese', 'zh', {
  ...HALF,
  pages: 'even',
});
walkScreens('The other half are accessible, fit and have correct wording in English', 'en', {
  ...HALF,
  pages: 'odd',
});
