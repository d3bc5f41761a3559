import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout('legal.faqList', 'list');
