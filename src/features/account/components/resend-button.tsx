'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useI18n, useLanguage } from '~/i18n/client';
import { errorCode } from '~/trpc/error-code';
import { errorKey, waitOf } from '../form-errors';
import { useResendVerification } from '../hooks';

/** Has the verification mail sent once more. */
export function ResendButton() {
  const t = useI18n();
  const language = useLanguage();
  const resend = useResendVerification();
  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast.success(t('account.profile.resent')),
      onError: (error) => {
        const code = errorCode(error);
        toast.warning(t('account.failed.action'), {
          description:
            waitOf(error, language) ?? (code ? t(errorKey(code)) : t('account.unknownError')),
        });
      },
    });
  return (
    <Button look="secondary" size="sm" busy={resend.isPending} onClick={send}>
      {t('account.profile.resend')}
    </Button>
  );
}
