'use client';
import type { ComponentProps } from 'react';
import { PasswordField } from '~/components/ui/password-field';
import { useI18n } from '~/i18n/client';

type Props = Omit<ComponentProps<typeof PasswordField>, 'showLabel' | 'hideLabel' | 'capsLockText'>;

/** A password field with the account's labels. */
export function AccountPasswordField(props: Props) {
  const t = useI18n();
  return (
    <PasswordField
      {...props}
      showLabel={t('common.showPassword')}
      hideLabel={t('common.hidePassword')}
      capsLockText={t('account.capsLock')}
    />
  );
}
