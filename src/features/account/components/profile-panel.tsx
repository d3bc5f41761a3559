'use client';
import { SlidersIcon } from '~/components/ui/icons/finding';
import { LockIcon } from '~/components/ui/icons/marks';
import { useI18n } from '~/i18n/client';
import { useSession } from '../hooks';
import { AvatarField } from './avatar-field';
import { MemberPage } from './member-page';
import { MembershipHistory } from './membership-history';
import { ProfileForm } from './profile-form';
import { SettingsLink } from './settings-link';

/** The account's profile in one column, and the ways to the settings of practice and security. */
export function ProfilePanel() {
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
      <nav aria-label={t('account.profile.settings')} className="border-b border-line">
        <SettingsLink
          to="profile-practice"
          icon={<SlidersIcon />}
          title={t('lesson.settings.title')}
          text={t('lesson.settings.open')}
        />
        <SettingsLink
          to="profile-security"
          icon={<LockIcon />}
          title={t('security.title')}
          text={t('security.open')}
        />
      </nav>
      <MembershipHistory />
    </MemberPage>
  );
}
