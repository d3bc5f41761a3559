import { FORM_SCOPES } from '~/i18n/form-scopes';
import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  ...FORM_SCOPES,
  'account.email',
  'account.failed',
  'account.forgot',
  'account.noAnswer',
  'account.wait',
);
