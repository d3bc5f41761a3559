'use client';
import { toast } from 'sonner';
import { useRefusal } from '~/features/account/use-refusal';
import { useI18n } from '~/i18n/client';
import { useCancelRegistration, useRegister } from './hooks';

/** Registering and cancelling, with what is said afterwards; a cancellation can be undone. */
export function useActions(slug: string) {
  const t = useI18n();
  const refusal = useRefusal();
  const register = useRegister();
  const cancel = useCancelRegistration();
  const onError = (error: unknown) => {
    toast.error(refusal(error));
  };
  const send = () =>
    register.mutate(
      { slug },
      {
        onError,
        onSuccess: ({ status }) => {
          if (status === 'SEATED') toast.success(t('activity.registration.done'));
          else toast(t('activity.registration.doneWaiting'));
        },
      },
    );
  const takeBack = () =>
    cancel.mutate(
      { slug },
      {
        onError,
        onSuccess: () =>
          toast(t('activity.registration.cancelled'), {
            action: { label: t('activity.registration.undo'), onClick: send },
          }),
      },
    );
  return { send, takeBack, busy: register.isPending || cancel.isPending };
}
