import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  'cart.empty',
  'cart.emptyText',
  'cart.failed',
  'cart.seePlans',
  'cart.title',
);
