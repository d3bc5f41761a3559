import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout('(form)/signup/layout');
