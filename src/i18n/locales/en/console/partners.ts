import type { MessageShape } from '~/i18n/message-shape';
import type { consolePartners as zh } from '../../zh/console/partners';

export const consolePartners = {
  title: 'Partners',
  lead: 'The partners on the front page, which leaves the section out while there are none.',
  seePage: 'See the front page',
  all: 'All of them',
  new: 'New partner',
  add: 'Add it',
  added: 'Added, below the others. Its picture is added when it is edited.',
  saved: 'Saved. The front page follows within seconds.',
  empty: 'There is no partner.',
  nameZh: 'Name in Chinese',
  nameEn: 'Name in English',
  roleZh: 'Role in Chinese',
  roleEn: 'Role in English',
  url: 'Link (optional)',
  urlHint: 'It begins with https://.',
  https: 'Please write a whole address that begins with https://.',
  picture: 'Picture',
  pictureOf: 'Picture of “{name}”',
  pictureHint: 'JPEG, PNG, WebP or AVIF, 5 MB at most. The front page shows it at 48 × 48.',
  choose: 'Choose a picture',
  remove: 'Remove the picture',
  pictureSaved: 'The picture is saved. The front page follows within seconds.',
  pictureRemoved: 'The picture is removed.',
} as const satisfies MessageShape<typeof zh>;
