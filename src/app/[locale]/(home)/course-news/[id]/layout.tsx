import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'course.unit',
  'plan.bonus',
  'plan.closed',
  'plan.days',
  'plan.months',
);
