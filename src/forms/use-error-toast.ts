'use client';
import { toast } from 'sonner';
import { useI18n } from '~/i18n/client';
import { isNetworkLoss, isSessionEnd } from './form-errors';
import { useCopyAction } from './use-copy-action';
import { useErrorMessage } from './use-error-message';

/** Shows in a popup why an action failed, if the page has no place for the error.
 *  @returns a function of the error and of a retry: after a network failure the popup offers the retry, so
 *    that an undo does not disappear with the popup that held it */
export function useErrorToast(): (error: unknown, retry?: () => void) => void {
  const t = useI18n();
  const toErrorMessage = useErrorMessage();
  const toCopyAction = useCopyAction();
  return (error, retry) => {
    // No toast: the log-in that follows shows the reason.
    if (isSessionEnd(error)) return;
    const again = { label: t('common.retry'), onClick: () => retry?.() };
    const action = retry && isNetworkLoss(error) ? again : toCopyAction(error);
    toast.error(toErrorMessage(error), action ? { action } : undefined);
  };
}
