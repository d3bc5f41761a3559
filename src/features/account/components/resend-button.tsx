'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useSecondsUntil } from '~/components/ui/use-seconds-until';
import { useRefusal } from '~/forms/use-refusal';
import { useI18n } from '~/i18n/client';
import { retryAfter } from '~/trpc/error-code';
import { useEmailProof, useResendVerification } from '../hooks';

/** Has the verification mail sent once more, and counts down until that may be done again. */
export function ResendButton() {
  const t = useI18n();
  const refusal = useRefusal();
  const resend = useResendVerification();
  const { data: proof } = useEmailProof();
  const [refusedUntil, setRefusedUntil] = useState<Date | null>(null);
  const wait = Math.max(useSecondsUntil(proof?.resendAt), useSecondsUntil(refusedUntil));

  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast.success(t('account.profile.resent')),
      onError: (error) => {
        const seconds = retryAfter(error);
        if (seconds !== null) setRefusedUntil(new Date(Date.now() + seconds * 1000));
        toast.warning(t('account.failed.action'), { description: refusal(error) });
      },
    });

  return (
    <Button
      look="secondary"
      size="sm"
      className="figures"
      busy={resend.isPending}
      disabled={wait > 0}
      onClick={send}
    >
      {wait > 0
        ? t('account.profile.resendIn', { seconds: String(wait) })
        : t('account.profile.resend')}
    </Button>
  );
}
