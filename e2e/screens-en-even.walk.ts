import { PHONE, WHOLE, walkScreens } from './walk-screens';

walkScreens(
  'The even ones of all English pages are accessible, fit all widths and have correct wording',
  'en',
  {
    ...WHOLE,
    pages: 'even',
    access: [PHONE],
  },
);
