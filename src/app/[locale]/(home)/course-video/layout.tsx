import { callsLayout } from '../../_layout/calls-layout';

export default callsLayout(
  'course.access',
  'course.level',
  'list',
  'media.category',
  'media.standing',
  'media.video',
);
