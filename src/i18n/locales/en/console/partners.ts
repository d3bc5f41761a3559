import type { MessageShape } from '~/i18n/message-shape';
import type { consolePartners as zh } from '../../zh/console/partners';

export const consolePartners = {
  title: 'Partners',
  lead: 'The partners on the front page. Without any, the front page leaves this section out.',
  seePage: 'See the front page',
  all: 'All of them',
  new: 'New partner',
  add: 'Add it',
  added: 'Added at the end. You can add a picture by editing it.',
  saved: 'Saved. The front page is updated within seconds.',
  empty: 'No partners yet.',
  nameZh: 'Name in Chinese',
  nameEn: 'Name in English',
  roleZh: 'Role in Chinese',
  roleEn: 'Role in English',
  url: 'Link (optional)',
  urlHint: 'Starts with https://.',
  https: 'Please enter a full address that begins with https://.',
  picture: 'Picture',
  pictureOf: 'Picture of “{name}”',
  pictureHint: 'JPEG, PNG, WebP or AVIF, 5 MB at most. The front page shows it at 48 × 48.',
  choose: 'Choose a picture',
  remove: 'Remove the picture',
  pictureSaved: 'The picture is saved. The front page is updated within seconds.',
  pictureRemoved: 'The picture is removed.',
} as const satisfies MessageShape<typeof zh>;
