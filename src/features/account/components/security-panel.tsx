'use client';
import { useI18n } from '~/i18n/client';
import { AccountDeletion } from './account-deletion';
import { DataDownload } from './data-download';
import { DeviceList } from './device-list';
import { MemberPage } from './member-page';

/** Who is in the account, what it holds, and how it ends. */
export function SecurityPanel() {
  const t = useI18n();
  return (
    <MemberPage title={t('security.title')} lead={t('security.lead')}>
      <DeviceList />
      <DataDownload />
      <AccountDeletion />
    </MemberPage>
  );
}
