'use client';
import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { useHydrated } from '~/components/ui/use-hydrated';
import { useSecondsUntil } from '~/components/ui/use-seconds-until';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import { retryAfter } from '~/trpc/error-code';
import { useEmailVerification, useResendVerification } from '../hooks';

/** Sends the verification e-mail again, and counts down until the next one is allowed. */
export function ResendButton() {
  const t = useI18n();
  const showFailure = useFailureToast();
  const resend = useResendVerification();
  const { data: verification } = useEmailVerification();
  const [retryAt, setRetryAt] = useState<Date | null>(null);
  // The countdown starts after hydration: the server rendered the page in an earlier second.
  const ready = useHydrated();
  const resendAt = ready ? verification?.resendAt : null;
  const wait = Math.max(useSecondsUntil(resendAt), useSecondsUntil(retryAt));

  const send = () =>
    resend.mutate(undefined, {
      onSuccess: () => toast.success(t('account.profile.resent')),
      onError: (error) => {
        const seconds = retryAfter(error);
        if (seconds !== null) setRetryAt(new Date(Date.now() + seconds * 1000));
        showFailure(t('account.failed.action'), error);
      },
    });

  return (
    <Button
      variant="secondary"
      size="sm"
      className="figures"
      busy={resend.isPending}
      disabled={!ready || wait > 0}
      onClick={send}
    >
      {wait > 0
        ? t('account.profile.resendIn', { seconds: String(wait) })
        : t('account.profile.resend')}
    </Button>
  );
}
