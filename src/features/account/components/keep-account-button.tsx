'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import { useCancelDeletion } from '../security-hooks';

/** Takes the request for deletion back. */
export function KeepAccountButton() {
  const t = useI18n();
  const refusal = useRefusal();
  const keep = useCancelDeletion();
  // The button is gone with the answer, and with it what `mutate` would have told.
  const press = () =>
    keep.mutateAsync().then(
      () => toast.success(t('security.deletion.cancelled')),
      (error) =>
        toast.warning(t('security.deletion.notCancelled'), { description: refusal(error) }),
    );
  return (
    <Button size="sm" busy={keep.isPending} onClick={press}>
      {t('security.deletion.cancel')}
    </Button>
  );
}
