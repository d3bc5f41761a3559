import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout(
  'course.access',
  'course.level',
  'list',
  'media.category',
  'voice.list',
);
