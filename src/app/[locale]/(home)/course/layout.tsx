import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  'course.access',
  'course.category',
  'course.level',
  'course.overview',
);
