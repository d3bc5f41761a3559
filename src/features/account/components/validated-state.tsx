'use client';
import { CheckIcon, WarningIcon } from '~/components/ui/icons';
import { useI18n } from '~/i18n/client';
import { ResendButton } from './resend-button';

/** Whether the address is proved, and what to do when it is not. */
export function ValidatedState({ validated }: { validated: boolean }) {
  const t = useI18n();
  if (validated)
    return (
      <p className="flex items-center gap-2 text-sm text-said">
        <CheckIcon className="size-4" />
        {t('account.profile.validated')}
      </p>
    );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p className="flex grow items-center gap-2 text-nearly">
        <WarningIcon className="size-4" />
        <span>
          {t('account.profile.unvalidated')}
          <span className="block text-soft">{t('account.profile.unvalidatedText')}</span>
        </span>
      </p>
      <ResendButton />
    </div>
  );
}
