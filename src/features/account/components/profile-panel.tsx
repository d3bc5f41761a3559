'use client';
import type { ReactNode } from 'react';
import { useI18n } from '~/i18n/client';
import { useSession } from '../hooks';
import { AvatarField } from './avatar-field';
import { MemberPage } from './member-page';
import { MembershipHistory } from './membership-history';
import { ProfileForm } from './profile-form';
import { SecurityLink } from './security-link';

/** The account's profile in one column.
 *  @param practice the settings of lessons and reviews */
export function ProfilePanel({ practice }: { practice: ReactNode }) {
  const t = useI18n();
  const { user } = useSession();
  return (
    <MemberPage title={t('account.profile.title')} lead={t('account.profile.lead')}>
      {user && (
        <>
          <AvatarField user={user} />
          <ProfileForm user={user} />
        </>
      )}
      {practice}
      <SecurityLink />
      <MembershipHistory />
    </MemberPage>
  );
}
