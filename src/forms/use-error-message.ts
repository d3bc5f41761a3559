'use client';
import { useCallback } from 'react';
import { useI18n, useLanguage } from '~/i18n/client';
import { errorCode, errorReference } from '~/trpc/error-code';
import { isNetworkLoss, retryAfterMessage, toErrorTextKey } from './form-errors';

/** Text keys for a request without a response, by what was sent, with and without a connection. */
const CONNECTION_LOST_KEYS = {
  action: { online: 'form.noAnswer', offline: 'common.offline' },
  form: { online: 'account.noAnswer', offline: 'form.offline' },
  payment: { online: 'form.paymentLost', offline: 'form.offline' },
} as const;

/** Text keys for SERVICE_UNAVAILABLE. */
const UNAVAILABLE_KEYS = {
  action: 'errors.SERVICE_UNAVAILABLE',
  form: 'form.notNow',
  payment: 'form.paymentNotNow',
} as const;

/** Message of a failed call, the same everywhere: when to try again, the server's error (with the number of the request
 *  if it was unexpected), or that the server could not be reached.
 *  @param context content of the call: only a click, the fields of a form (they are still there), or a payment
 *    (nothing was charged) */
export function useErrorMessage(
  context: keyof typeof CONNECTION_LOST_KEYS = 'action',
): (error: unknown) => string {
  const t = useI18n();
  const language = useLanguage();
  return useCallback(
    (error) => {
      const retryMessage = retryAfterMessage(error, language);
      if (retryMessage) return retryMessage;
      const code = errorCode(error);
      if (code === 'SERVICE_UNAVAILABLE') return t(UNAVAILABLE_KEYS[context]);
      const reference = errorReference(error);
      const withReference = (text: string) =>
        reference ? t('common.reference.after', { text, id: reference }) : text;
      if (code) return withReference(t(toErrorTextKey(code)));
      if (!isNetworkLoss(error)) return withReference(t('common.unknownError'));
      return t(CONNECTION_LOST_KEYS[context][navigator.onLine ? 'online' : 'offline']);
    },
    [t, language, context],
  );
}
