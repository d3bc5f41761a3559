import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout('(home)/course-scene/(list)/layout');
