import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'media.deck',
  'media.locked',
  'media.player',
  'media.posterLabel',
  'media.transcript',
  'plan.bonus',
  'plan.closed',
  'plan.days',
  'plan.months',
);
