import { test } from './fixtures';
import { DESKTOP, WHOLE, walkScreens } from './walk-screens';

test.describe.configure({ mode: 'parallel' });

for (const pages of ['even', 'odd'] as const)
  walkScreens(
    `The ${pages} ones of all Chinese pages are accessible, fit all widths and have correct wording`,
    'zh',
    { ...WHOLE, pages, access: [DESKTOP] },
  );
