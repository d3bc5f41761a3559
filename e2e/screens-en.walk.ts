import { PHONE, WHOLE, walkScreens } from './walk-screens';

walkScreens('Every English page is accessible, fits all widths and has correct wording', 'en', {
  ...WHOLE,
  pages: 'all',
  access: [PHONE],
});
