'use client';
import { toast } from 'sonner';
import { useI18n } from '~/i18n/client';
import { isNetworkLoss } from './form-errors';
import { useRefusal } from './use-refusal';

/** Says in a popup why a press came to nothing, where the page has no place for it.
 *  @returns to be called with the failure, and with what was pressed: when only the network lost it, the
 *   popup offers it again, so that a way back is not gone with the popup that held it */
export function useComplaint(): (error: unknown, again?: () => void) => void {
  const t = useI18n();
  const refusal = useRefusal();
  return (error, again) => {
    const action = { label: t('common.retry'), onClick: () => again?.() };
    toast.error(refusal(error), again && isNetworkLoss(error) ? { action } : undefined);
  };
}
