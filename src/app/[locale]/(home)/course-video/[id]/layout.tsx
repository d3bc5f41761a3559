import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'list.loading',
  'media.deck',
  'media.locked',
  'media.player',
  'media.posterLabel',
  'media.transcript',
  'media.video',
  'plan.bonus',
  'plan.closed',
  'plan.days',
  'plan.months',
);
