import { callsLayout } from '../../_layout/calls-layout';

export default callsLayout(
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
