import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'common.reference',
  'list.loading',
  'media.deck',
  'media.locked',
  'media.player',
  'media.posterLabel',
  'media.resume',
  'media.transcript',
  'media.words',
);
