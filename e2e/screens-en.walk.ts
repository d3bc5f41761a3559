import { EXTENDED } from './extended';
import { WHOLE, walkScreens } from './walk-screens';

walkScreens(
  `Every English page is accessible, fits all widths and has correct wording${EXTENDED}`,
  'en',
  WHOLE,
);
