import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  'activity.coming',
  'activity.empty',
  'activity.found',
  'activity.full',
  'activity.kind',
  'activity.latest',
  'activity.online',
  'activity.over',
  'activity.past',
  'activity.registration',
  'activity.running',
  'activity.sample',
  'activity.search',
  'activity.seats',
  'activity.seatsLeft',
  'activity.soonest',
  'activity.trial',
  'activity.when',
  'activity.where',
  'list',
);
