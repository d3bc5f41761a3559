'use client';
import { toast } from 'sonner';
import { useComplaint } from '~/forms/use-complaint';
import { useI18n } from '~/i18n/client';
import { useCancelRegistration, useRegister } from './hooks';

/** Registering and cancelling, with what is said afterwards; a cancellation can be undone. */
export function useActions(slug: string) {
  const t = useI18n();
  const complain = useComplaint();
  const register = useRegister();
  const cancel = useCancelRegistration();
  // Promises, because a way back outlives the page that offered it.
  const send = () =>
    void register.mutateAsync({ slug }).then(
      ({ status }) => {
        if (status === 'SEATED') toast.success(t('activity.registration.done'));
        else toast(t('activity.registration.doneWaiting'));
      },
      (error) => complain(error, send),
    );
  const takeBack = () =>
    void cancel.mutateAsync({ slug }).then(
      () =>
        toast(t('activity.registration.cancelled'), {
          action: { label: t('activity.registration.undo'), onClick: send },
        }),
      (error) => complain(error),
    );
  return { send, takeBack, busy: register.isPending || cancel.isPending };
}
