import { DESKTOP, WHOLE, walkScreens } from './walk-screens';

walkScreens(`Every Chinese page is accessible, fits all widths and has correct wording`, 'zh', {
  ...WHOLE,
  access: [DESKTOP],
});
