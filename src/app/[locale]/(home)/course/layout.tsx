import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout('course.areas', 'course.left');
