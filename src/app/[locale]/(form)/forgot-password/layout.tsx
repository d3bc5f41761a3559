import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  'account.email',
  'account.failed',
  'account.forgot',
  'account.noAnswer',
  'account.wait',
  'common.unknownError',
  'errors',
  'form.noAnswer',
  'form.notNow',
  'form.offline',
  'form.online',
  'form.paymentLost',
  'form.paymentNotNow',
  'form.sending',
  'form.slow',
  'validation',
);
