import { CORE } from './core';
import { test } from './fixtures';
import { DESKTOP, PHONE, walkScreens } from './walk-screens';

test.describe.configure({ mode: 'parallel' });

walkScreens(
  'Half of the pages are accessible, fit a phone and have correct wording in Chinese',
  'zh',
  {
    details: CORE,
    pages: 'even',
    widths: [PHONE],
    access: [PHONE],
    isWhole: false,
  },
);
walkScreens(
  'The other half are accessible, fit a desktop and have correct wording in English',
  'en',
  {
    details: CORE,
    pages: 'odd',
    widths: [DESKTOP],
    access: [DESKTOP],
    isWhole: false,
  },
);
