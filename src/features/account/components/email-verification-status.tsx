'use client';
import { toast } from 'sonner';
import { Button } from '~/components/ui/button';
import { CheckIcon, WarningIcon } from '~/components/ui/icons/marks';
import { Phrases } from '~/components/ui/phrases';
import { useFailureToast } from '~/forms/use-failure-toast';
import { useI18n } from '~/i18n/client';
import { useCancelEmailChange, useEmailVerification } from '../hooks';
import { ResendButton } from './resend-button';

/** Whether the e-mail is verified, the pending new one, and the actions for both. */
export function EmailVerificationStatus({ validated }: { validated: boolean }) {
  const t = useI18n();
  const { data: verification } = useEmailVerification();
  const pending = verification?.pending ?? null;
  return (
    <div className="grid gap-3 text-sm">
      {validated ? (
        <p className="flex items-center gap-2 text-said">
          <CheckIcon className="size-4 shrink-0" />
          {t('account.profile.validated')}
        </p>
      ) : (
        <p className="flex items-start gap-2 text-nearly">
          <WarningIcon className="mt-1 size-4 shrink-0" />
          <span>
            {t('account.profile.unvalidated')}
            {pending === null && (
              <span className="block text-soft">{t('account.profile.unvalidatedText')}</span>
            )}
          </span>
        </p>
      )}
      {pending !== null ? (
        <PendingEmail email={pending} />
      ) : (
        !validated && (
          <div>
            <ResendButton />
          </div>
        )
      )}
    </div>
  );
}

/** The pending e-mail: send its link again, or cancel the change. */
function PendingEmail({ email }: { email: string }) {
  const t = useI18n();
  const showFailure = useFailureToast();
  const cancel = useCancelEmailChange();
  // A promise instead of callbacks of `mutate`: the notice is unmounted before the response arrives.
  const cancelChange = () =>
    cancel.mutateAsync().then(
      () => toast.success(t('account.profile.pendingCancelled')),
      (error) => showFailure(t('account.failed.action'), error),
    );
  return (
    <div role="status" className="grid gap-2 border-l-2 border-gold bg-sunken px-4 py-3">
      <p className="font-semibold [overflow-wrap:anywhere]">
        {t('account.profile.pending', { email })}
      </p>
      <p className="text-soft">
        <Phrases>{t('account.profile.pendingText')}</Phrases>
      </p>
      <div className="flex flex-wrap gap-2">
        <ResendButton />
        <Button variant="quiet" size="sm" busy={cancel.isPending} onClick={cancelChange}>
          {t('account.profile.pendingCancel')}
        </Button>
      </div>
    </div>
  );
}
