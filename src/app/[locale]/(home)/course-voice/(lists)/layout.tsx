import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout('(home)/course-voice/(lists)/layout');
