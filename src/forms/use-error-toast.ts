'use client';
import { toast } from 'sonner';
import { useI18n } from '~/i18n/client';
import { isNetworkLoss } from './form-errors';
import { useErrorMessage } from './use-error-message';

/** Says in a popup why a press came to nothing, where the page has no place for it.
 *  @returns to be called with the failure, and with what was pressed: when only the network lost it, the
 *   popup offers it again, so that a way back is not gone with the popup that held it */
export function useErrorToast(): (error: unknown, retry?: () => void) => void {
  const t = useI18n();
  const toErrorMessage = useErrorMessage();
  return (error, retry) => {
    const action = { label: t('common.retry'), onClick: () => retry?.() };
    toast.error(toErrorMessage(error), retry && isNetworkLoss(error) ? { action } : undefined);
  };
}
