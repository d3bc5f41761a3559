'use client';
import { useI18n } from '~/i18n/client';
import { useSession } from '../hooks';
import { AccountPasswordField } from './account-password-field';

interface Props {
  asks: boolean;
  /** Whether it appeared after a submit and takes the focus. */
  asked?: boolean;
  field: (name: string) => { name: string; error: string | null };
}

/** The field for the current password, where it is required. */
export function CurrentPasswordField({ asks: isNeeded, asked: autoFocus, field }: Props) {
  const t = useI18n();
  const { user } = useSession();
  return (
    <>
      {/* Lets a password manager know whose password this is. */}
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
