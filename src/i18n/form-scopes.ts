import type { MessageScope } from './page-messages';

/** The texts of every form (`src/forms`): what is wrong with a field, why a call failed, what happens meanwhile. */
export const FORM_SCOPES = [
  'common.reference',
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
] as const satisfies readonly MessageScope[];
