import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout('membership.pausedShort', 'plan.add', 'plan.addNamed', 'plan.vip');
