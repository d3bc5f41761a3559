'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import { useCancelDeletion } from '../security-hooks';

/** Cancels the requested deletion. */
export function CancelDeletionButton() {
  const t = useI18n();
  const showFailure = useFailureToast();
  const cancel = useCancelDeletion();
  // A promise instead of callbacks of `mutate`: the button is unmounted before the response arrives.
  const submit = () =>
    cancel.mutateAsync().then(
      () => toast.success(t('security.deletion.cancelled')),
      (error) => showFailure(t('security.deletion.notCancelled'), error),
    );
  return (
    <Button size="sm" busy={cancel.isPending} onClick={submit}>
      {t('security.deletion.cancel')}
    </Button>
  );
}
