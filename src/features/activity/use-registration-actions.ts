'use client';
import { toast } from 'sonner';
import { useErrorToast } from '~/forms/use-error-toast';
import { useI18n } from '~/i18n/client';
import { useCancelRegistration, useRegister } from './hooks';

/** An action of a user on a registration. */
export interface RegistrationAction {
  kind: 'register' | 'cancel';
  slug: string;
}

/** The function that registers or cancels, with its toasts; a cancellation can be undone. Its promise resolves
 *  after the server's response, and never rejects. */
export function useRegistrationActions(): (action: RegistrationAction) => Promise<void> {
  const t = useI18n();
  const showError = useErrorToast();
  const register = useRegister();
  const cancel = useCancelRegistration();
  // Promises instead of callbacks of `mutate`: an undo outlives the page that offered it.
  const send = (slug: string): Promise<void> =>
    register.mutateAsync({ slug }).then(
      ({ status }) => {
        if (status === 'CONFIRMED') toast.success(t('activity.registration.done'));
        else toast(t('activity.registration.doneWaiting'));
      },
      (error) => showError(error, () => void send(slug)),
    );
  const cancelRegistration = (slug: string): Promise<void> =>
    cancel.mutateAsync({ slug }).then(
      () => {
        const undo = { label: t('activity.registration.undo'), onClick: () => void send(slug) };
        toast(t('activity.registration.cancelled'), { action: undo });
      },
      (error) => showError(error),
    );
  return ({ kind, slug }) => (kind === 'register' ? send(slug) : cancelRegistration(slug));
}
