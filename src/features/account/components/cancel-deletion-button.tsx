'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useErrorMessage } from '~/forms/use-error-message';
import { useI18n } from '~/i18n/client';
import { useCancelDeletion } from '../security-hooks';

/** Cancels the requested deletion. */
export function CancelDeletionButton() {
  const t = useI18n();
  const toErrorMessage = useErrorMessage();
  const cancel = useCancelDeletion();
  // A promise instead of callbacks of `mutate`: the button is unmounted before the response arrives.
  const submit = () =>
    cancel.mutateAsync().then(
      () => toast.success(t('security.deletion.cancelled')),
      (error) =>
        toast.warning(t('security.deletion.notCancelled'), { description: toErrorMessage(error) }),
    );
  return (
    <Button size="sm" busy={cancel.isPending} onClick={submit}>
      {t('security.deletion.cancel')}
    </Button>
  );
}
