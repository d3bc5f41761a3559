'use client';
import { useCallback } from 'react';
import { isNetworkLoss } from '~/forms/form-errors';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { RejectedAct } from './rejected-act';

/** Message of an act that failed. Without a response its outcome is unknown, and the message asks to check the page
 *  before a repetition. */
export function useActError(): (error: unknown) => string {
  const t = useI18n();
  const toMessage = useErrorMessage('form');
  return useCallback(
    (error) => {
      if (error instanceof RejectedAct) return error.message;
      return isNetworkLoss(error) && navigator.onLine
        ? t('consoleShell.noAnswer')
        : toMessage(error);
    },
    [t, toMessage],
  );
}
