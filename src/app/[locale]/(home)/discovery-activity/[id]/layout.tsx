import { messagesLayout } from '../../../_layout/messages-layout';

export default messagesLayout('activity.calendar', 'activity.trialNote');
