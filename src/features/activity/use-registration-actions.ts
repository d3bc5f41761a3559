'use client';
import { toast } from 'sonner';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';
import { useCancelRegistration, useRegister } from './hooks';

/** Registering and cancelling, with their toasts; a cancellation can be undone. */
export function useRegistrationActions(slug: string) {
  const t = useI18n();
  const showError = useErrorToast();
  const register = useRegister();
  const cancel = useCancelRegistration();
  // Promises instead of callbacks of `mutate`: an undo outlives the page that offered it.
  const send = () =>
    void register.mutateAsync({ slug }).then(
      ({ status }) => {
        if (status === 'CONFIRMED') toast.success(t('activity.registration.done'));
        else toast(t('activity.registration.doneWaiting'));
      },
      (error) => showError(error, send),
    );
  const cancelRegistration = () =>
    void cancel.mutateAsync({ slug }).then(
      () =>
        toast(t('activity.registration.cancelled'), {
          action: { label: t('activity.registration.undo'), onClick: send },
        }),
      (error) => showError(error),
    );
  return { send, cancel: cancelRegistration, busy: register.isPending || cancel.isPending };
}
