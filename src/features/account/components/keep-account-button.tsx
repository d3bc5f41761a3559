'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useI18n } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import { errorKey } from '../form-errors';
import { useCancelDeletion } from '../security-hooks';

/** Takes the request for deletion back. */
export function KeepAccountButton() {
  const t = useI18n();
  const keep = useCancelDeletion();
  const press = () =>
    keep.mutate(undefined, {
      onSuccess: () => toast.success(t('security.deletion.cancelled')),
      onError: (error) => {
        const code = errorCode(error);
        const description = code ? t(errorKey(code)) : t('account.unknownError');
        toast.warning(t('security.deletion.notCancelled'), { description });
      },
    });
  return (
    <Button size="sm" busy={keep.isPending} onClick={press}>
      {t('security.deletion.cancel')}
    </Button>
  );
}
