'use client';
import { useI18n } from '~/i18n/client';
import { useSession } from '../hooks';
import { AccountPasswordField } from './account-password-field';

interface Props {
  asks: boolean;
  /** It appeared after a press: whoever pressed goes on there. */
  asked?: boolean;
  field: (name: string) => { name: string; error: string | null };
}

/** The current password, where it is needed. */
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
