import { PHONE, WHOLE, walkScreens } from './walk-screens';

walkScreens(
  'The odd ones of all English pages are accessible, fit all widths and have correct wording',
  'en',
  {
    ...WHOLE,
    pages: 'odd',
    access: [PHONE],
  },
);
