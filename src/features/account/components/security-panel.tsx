'use client';
import { useI18n } from '~/i18n/client';
import { AccountDeletion } from './account-deletion';
import { DataDownload } from './data-download';
import { DeviceList } from './device-list';
import { MemberPage } from './member-page';

/** The security page: devices, data download, and deletion. */
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
