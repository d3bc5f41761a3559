import { FORM_SCOPES } from '~/i18n/form-scopes';
import { messagesLayout } from '../../_layout/messages-layout';

export default messagesLayout(
  ...FORM_SCOPES,
  'account.advice',
  'account.capsLock',
  'account.checkout',
  'account.confirmPassword',
  'account.email',
  'account.emailHint',
  'account.failed',
  'account.gender',
  'account.genders',
  'account.name',
  'account.noAnswer',
  'account.password',
  'account.passwordHint',
  'account.phone',
  'account.phoneHint',
  'account.signup',
  'account.wait',
  'common.alreadyIn',
  'common.hidePassword',
  'common.optional',
  'common.showPassword',
);
