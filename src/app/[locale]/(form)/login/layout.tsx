import { FORM_SCOPES } from '~/i18n/form-scopes';
import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  ...FORM_SCOPES,
  'account.capsLock',
  'account.checkout',
  'account.email',
  'account.failed',
  'account.login',
  'account.noAnswer',
  'account.password',
  'account.wait',
  'common.alreadyIn',
  'common.hidePassword',
  'common.showPassword',
);
