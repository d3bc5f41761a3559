'use client';
import { useI18n } from '~/i18n/client';
import { useSession } from '../hooks';
import { AccountPasswordField } from './account-password-field';

interface Props {
  isNeeded: boolean;
  /** Whether it appeared after a submit and gets the focus. */
  autoFocus?: boolean;
  field: (name: string) => { name: string; error: string | null };
}

/** The field for the current password, where it is required. */
export function CurrentPasswordField({ isNeeded, autoFocus, field }: Props) {
  const t = useI18n();
  const { user } = useSession();
  return (
    <>
      {/* Names the user for password managers. */}
      <input
        type="email"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        hidden
        aria-hidden
      />
      {isNeeded && (
        <AccountPasswordField
          {...field('currentPassword')}
          label={t('account.currentPassword')}
          hint={t('security.passwordNeeded')}
          autoComplete="current-password"
          autoFocus={autoFocus}
          required
        />
      )}
    </>
  );
}
